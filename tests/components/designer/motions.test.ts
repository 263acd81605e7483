import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choicesOf, composeSoon, motionOf } from '@/components/designer/motions';
import { composedPreset } from '@/components/editor/state/preset-for';
import type { Animation } from '@/lib/contract/animation';
import { acceptedSpec, sampleSpec } from '../../support/specs';

let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});

afterEach(() => vi.unstubAllGlobals());

const own = { id: 'anm_1', name: 'wave', clip: null } as unknown as Animation;

test('motions are composed one per idle period, and reported when all are ready', () => {
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

test('a canceled composition stops between two motions; an animation overrides the preset of its name', () => {
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
  expect(choicesOf(stock)[0]).toEqual({ name: 'wave', title: 'Wave', own: true });
});
