import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choicesOf } from '@/components/designer/choices';
import { composeSoon, loadComposer, motionOf } from '@/components/designer/motions';
import { composedPreset, keepPreset } from '@/components/editor/state/composed';
import type { Animation } from '@/lib/contract/animation';
import { presetClip } from '@/lib/core/clip/presets';
import { acceptedSpec, sampleSpec } from '../../support/specs';
import { eventually } from '../../support/eventually';

let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});

afterEach(() => vi.unstubAllGlobals());

const own = { id: 'anm_1', name: 'wave', clip: null } as unknown as Animation;

test('the composer is loaded for the first motion that needs it, unless that is canceled', async () => {
  const stock = { spec: acceptedSpec(sampleSpec('fox')), animations: [] };
  const [gone, done] = [vi.fn(), vi.fn()];
  composeSoon(stock, ['idle'], gone)();
  composeSoon(stock, ['idle'], done);
  expect(idle).toEqual([]);
  await eventually(() => expect(idle).toHaveLength(1));
  idle.shift()?.();
  expect(motionOf(stock, 'idle')).toMatchObject({ name: 'idle' });
  expect(done).toHaveBeenCalledOnce();
  expect(gone).not.toHaveBeenCalled();
});

test('motions that the page brought need no composer', () => {
  const spec = acceptedSpec(sampleSpec('fox'));
  const clip = presetClip(spec, 'nod');
  keepPreset(spec, 'nod', clip);
  const done = vi.fn();
  composeSoon({ spec, animations: [] }, ['nod'], done);
  expect(done).toHaveBeenCalledOnce();
  expect(motionOf({ spec, animations: [] }, 'nod')).toBe(clip);
});

test('motions are composed one per idle period, and reported when all are ready', async () => {
  await loadComposer();
  const stock = { spec: acceptedSpec(sampleSpec('fox')), animations: [] };
  const done = vi.fn();
  composeSoon(stock, ['idle', 'nod', 'no such motion'], done);
  expect(composedPreset(stock.spec, 'idle')).toBeUndefined();
  idle.shift()?.();
  expect(composedPreset(stock.spec, 'idle')).toBe(motionOf(stock, 'idle'));
  expect(composedPreset(stock.spec, 'nod')).toBeUndefined();
  expect(done).not.toHaveBeenCalled();
  idle.shift()?.();
  expect(composedPreset(stock.spec, 'nod')).toBeDefined();
  expect(done).toHaveBeenCalledOnce();
  composeSoon(stock, ['nod', 'idle'], done);
  expect(done).toHaveBeenCalledTimes(2);
  expect(idle).toEqual([]);
});

test('a canceled composition stops between two motions; an animation overrides the preset of its name', async () => {
  await loadComposer();
  const stock = { spec: acceptedSpec(sampleSpec('fox')), animations: [own] };
  const done = vi.fn();
  const cancel = composeSoon(stock, ['wave', 'nod', 'jump'], done);
  idle.shift()?.();
  cancel();
  while (idle.length > 0) idle.shift()?.();
  expect(composedPreset(stock.spec, 'nod')).toBeDefined();
  expect(['wave', 'jump'].map((name) => composedPreset(stock.spec, name as 'wave' | 'jump'))).toEqual([
    undefined,
    undefined,
  ]);
  expect(done).not.toHaveBeenCalled();
  expect(motionOf(stock, 'wave')).toBeNull();
  expect(choicesOf(stock)[0]).toEqual({ name: 'wave', title: 'Wave', own: true, loop: false });
});
