import type { SceneEasel } from '../../easel';

const MERRY = [
  ['merry_red', '#ef7f78'],
  ['merry_gold', '#f6c65e'],
  ['merry_blue', '#79b8ea'],
  ['merry_green', '#86c994'],
  ['merry_violet', '#b49be6'],
  ['merry_pink', '#f39ac0'],
] as const;

/** The bright party colour with index i, which wraps around. */
export function merry(e: SceneEasel, i: number) {
  const [name, hex] = MERRY[i % MERRY.length] ?? MERRY[0];
  return e.tone(name, hex);
}
