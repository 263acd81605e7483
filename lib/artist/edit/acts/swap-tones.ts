import { recolor } from '@/lib/core/color/palette';
import { colorWords, unlike } from '../../say';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { baseOf, colorOfFamily, namesOf, weigh } from '../drawing/families';
import type { EditAct } from '../outcome';

/** The largest OKLab distance at which a palette colour matches a named colour. */
const NAMED_DISTANCE = 0.17;

/** The largest OKLab distance at which a palette colour counts as equal to a main colour. */
const SAME_DISTANCE = 0.04;

/** Whether a colour is within a distance of the wanted one, and closer to it than to the other one. */
function isNear(color: string, wanted: string, rival: string, within: number): boolean {
  const distance = unlike(color, wanted);
  return distance < within && distance < unlike(color, rival);
}

/**
 * The two main colours of a drawing: the one with the largest area, and the one with the largest area among those
 * unlike it.
 */
function mainColors(spec: MascotSpec): [one?: string, other?: string] {
  const names = namesOf(spec);
  const areas = new Map<string, number>();
  // A figure in trousers is a person, whose body colour is skin and stays.
  const isPerson = names.has('trousers');
  for (const { id, svg } of spec.parts) {
    if (id === 'shadow' || id.endsWith('_outline')) continue;
    for (const [family, area] of weigh(drawingOf(svg), names)) areas.set(family, (areas.get(family) ?? 0) + area);
  }
  const colors = [...areas]
    .filter(([family]) => names.has(family) && !FIXED.has(family) && !(isPerson && family === 'body'))
    .toSorted(([, a], [, b]) => b - a)
    .map(([family]) => colorOfFamily(spec, family));
  const [most] = colors;
  return [most, colors.find((color) => most !== undefined && unlike(color, most) > NAMED_DISTANCE)];
}

/** Exchanges two colours, with their shades, in the whole palette. */
export const swapTones: EditAct<'swap_tones'> = (spec, { named }) => {
  const [one, other] = named ?? mainColors(spec);
  if (!one || !other) return { refused: 'It has only one main colour, so there is nothing to swap.' };
  const names = namesOf(spec);
  const bases = spec.palette.filter(({ name }) => baseOf(name, names) === name && !FIXED.has(name));
  const within = named ? NAMED_DISTANCE : SAME_DISTANCE;
  const ones = bases.filter(({ color }) => isNear(color, one, other, within));
  const others = bases.filter(({ color }) => isNear(color, other, one, within));
  const [a, b] = [ones[0], others[0]];
  if (!a || !b) return { refused: `It has no ${colorWords(a ? other : one)} to swap.` };
  const swapped = Object.fromEntries([
    ...ones.map(({ name }) => [name, b.color] as const),
    ...others.map(({ name }) => [name, a.color] as const),
  ]);
  const said = named ? `${colorWords(one)} and ${colorWords(other)}` : 'its two main colours';
  const recolored = recolor(spec, swapped);
  return recolored.ok
    ? { spec: recolored.value, done: `swapped ${said}` }
    : { refused: `Its ${colorWords(one)} and ${colorWords(other)} cannot be swapped.` };
};

/** Tokens of eyes, lines and shadows, which are not exchanged. */
const FIXED: ReadonlySet<string> = new Set([
  'glint',
  'sclera',
  'ink',
  'line',
  'ground',
  'border',
  'tooth',
  'iris',
  'eye',
]);
