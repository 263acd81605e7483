import { findRoles } from '@/lib/core/rig/roles';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { EditAct, EditOptions } from '../outcome';
import type { MascotRegion } from '../targets/regions';
import type { SizeChange } from '../wish';
import { fitted } from './fit';
import { sized } from './size';

type Step = readonly [MascotRegion, SizeChange['kind'], number];

/**
 * The scale steps of a younger look, in order: bigger head and eyes, shorter limbs and a smaller trunk; `OLDER` does
 * the reverse.
 */
const YOUNGER: readonly Step[] = [
  ['legs', 'length', 0.86],
  ['arms', 'scale', 0.92],
  ['body', 'scale', 0.94],
  ['head', 'scale', 1.09],
  ['eyes', 'scale', 1.13],
  ['nose', 'scale', 0.9],
  ['ears', 'scale', 1.04],
];
const OLDER: readonly Step[] = [
  ['legs', 'length', 1.3],
  ['arms', 'length', 1.08],
  ['body', 'length', 1.08],
  ['head', 'scale', 0.88],
  ['eyes', 'scale', 0.9],
  ['muzzle', 'scale', 1.05],
];
/** The steps for a figure without a separate head, which mostly affect its face. */
const YOUNG_FACE: readonly Step[] = [
  ['eyes', 'scale', 1.2],
  ['body', 'length', 0.94],
  ['mouth', 'scale', 0.9],
];
const OLD_FACE: readonly Step[] = [
  ['eyes', 'scale', 0.82],
  ['body', 'length', 1.08],
  ['mouth', 'scale', 1.1],
];

/** Makes a mascot younger or older by its proportions. */
export const age: EditAct<'age'> = (spec, { older, amount }, options) => {
  const whole = findRoles(spec).head === null;
  const steps = whole ? (older ? OLD_FACE : YOUNG_FACE) : older ? OLDER : YOUNGER;
  const next = steps.reduce((now, step) => stepped(now, step, amount, options), spec);
  return {
    spec: options.keepRig ? next : fitted(spec, next).spec,
    done: older
      ? 'made it look older, with a smaller head on longer limbs'
      : 'made it look younger, with bigger eyes and shorter limbs',
  };
};

function stepped(spec: MascotSpec, [region, kind, factor]: Step, amount: number, options: EditOptions): MascotSpec {
  return (
    sized(
      spec,
      { kind: 'region', region, side: null },
      { kind, factor: factor ** Math.min(1.6, amount), words: '' },
      options,
    ) ?? spec
  );
}
