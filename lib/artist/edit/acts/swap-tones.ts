import { recolor } from '@/lib/core/color/palette';
import { colorWords, unlike } from '../../say';
import { baseOf, namesOf } from '../drawing/families';
import type { EditAct } from '../outcome';

/** The largest distance in OKLab at which a colour of the palette is the one that is named. */
const NAMED_DISTANCE = 0.17;

/** Whether a colour is the one that is named, and nearer to it than to the other one. */
function isNamed(color: string, wanted: string, rival: string): boolean {
  const distance = unlike(color, wanted);
  return distance < NAMED_DISTANCE && distance < unlike(color, rival);
}

/** Exchanges two colours wherever the palette has them, each with its shades. */
export const swapTones: EditAct<'swap_tones'> = (spec, { one, other }) => {
  const names = namesOf(spec);
  const bases = spec.palette.filter(({ name }) => baseOf(name, names) === name && !FIXED.has(name));
  const ones = bases.filter(({ color }) => isNamed(color, one, other));
  const others = bases.filter(({ color }) => isNamed(color, other, one));
  const [a, b] = [ones[0], others[0]];
  if (!a || !b) return { refused: `It has no ${colorWords(a ? other : one)} to swap.` };
  const swapped = Object.fromEntries([
    ...ones.map(({ name }) => [name, b.color] as const),
    ...others.map(({ name }) => [name, a.color] as const),
  ]);
  const recolored = recolor(spec, swapped);
  return recolored.ok
    ? { spec: recolored.value, done: `swapped ${colorWords(one)} and ${colorWords(other)}` }
    : { refused: `Its ${colorWords(one)} and ${colorWords(other)} cannot be swapped.` };
};

/** Tokens of eyes, lines and shadows, which stay as they are. */
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
