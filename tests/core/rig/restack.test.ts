import { describe, expect, test } from 'vitest';
import { nextPlace, paintedOrder, restack } from '@/lib/core/rig/restack';
import { ancestorsOf, subtreeOf } from '@/lib/core/rig/subtree';
import { biped } from '../../support/rigs';

const order = (parts: typeof biped.parts) => paintedOrder(parts);

describe('the paint order of a part', () => {
  test('subtreeOf gives all descendants, in any order of the list', () => {
    expect([...subtreeOf(biped.parts, 'arm_left')].sort()).toEqual(['arm_left', 'forearm_left', 'hand_left']);
    expect(subtreeOf(biped.parts.toReversed(), 'arm_left').size).toBe(3);
    expect(subtreeOf(biped.parts, 'nobody').size).toBe(0);
    expect(ancestorsOf(biped.parts, 'hand_left')).toEqual(['forearm_left', 'arm_left', 'body', 'root']);
  });

  test('moves in front of another part together with its descendants, in their order', () => {
    const parts = restack(biped.parts, 'arm_left', { inFrontOf: 'belly' });
    const ids = order(parts);
    expect(ids.slice(ids.indexOf('belly'), ids.indexOf('belly') + 4)).toEqual([
      'belly',
      'arm_left',
      'forearm_left',
      'hand_left',
    ]);
    const rest = ids.filter((id) => !subtreeOf(parts, 'arm_left').has(id));
    expect(rest).toEqual(order(biped.parts).filter((id) => rest.includes(id)));
  });

  test('changes only its own z if there is a gap', () => {
    const parts = restack(biped.parts, 'antenna', { inFrontOf: 'brow_right' });
    const changed = parts.filter((part, i) => part !== biped.parts[i]).map(({ id }) => id);
    expect(changed).toEqual(['antenna']);
    expect(order(parts).at(-1)).toBe('antenna');
  });

  test('does not change outline layers, and does not count them as steps', () => {
    const layer = { ...biped.parts[0], id: 'arm_left_outline', parent: 'arm_left', z: -70 } as (typeof biped.parts)[0];
    const [before, after] = [biped.parts, [...biped.parts, layer]].map((parts) => {
      const place = nextPlace(parts, 'arm_left', -1);
      return { place, parts: restack(parts, 'arm_left', place ?? { behind: 'root' }) };
    });
    expect(after).toEqual({ place: before?.place, parts: [...(before?.parts ?? []), layer] });
  });

  test('moves by one step, and not beyond the end', () => {
    const place = nextPlace(biped.parts, 'mouth', 1);
    expect(place).toEqual({ inFrontOf: 'pupil_left' });
    const forward = restack(biped.parts, 'mouth', place ?? { behind: 'root' });
    const back = nextPlace(forward, 'mouth', -1);
    expect(back).toEqual({ behind: 'pupil_left' });
    expect(nextPlace(biped.parts, 'shadow', -1)).toBeNull();
    expect(nextPlace(biped.parts, 'root', 1)).toBeNull();
  });

  test('does not change for an unknown target or a descendant as target', () => {
    expect(restack(biped.parts, 'arm_left', { behind: 'nobody' })).toEqual(biped.parts);
    expect(restack(biped.parts, 'arm_left', { behind: 'hand_left' })).toEqual(biped.parts);
  });
});
