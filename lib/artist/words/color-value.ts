import { fromOklch, toOklch } from '@/lib/core/color/oklch';
import { COLORS } from './colors';

const GERMAN: ReadonlySet<string> = new Set([
  'rot',
  'blau',
  'grun',
  'gelb',
  'schwarz',
  'weiss',
  'grau',
  'braun',
  'violett',
]);

/** The hex value of a colour word or hex code, null for any other word. */
export function colorValue(word: string): string | null {
  if (/^#[0-9a-f]{6}$/.test(word)) return word;
  if (/^#[0-9a-f]{3}$/.test(word)) return word.replace(/[0-9a-f]/g, '$&$&');
  if (Object.hasOwn(COLORS, word)) return COLORS[word] ?? null;
  // German adjectives are inflected: roter, rotem and roten have the stem rot.
  const stem = word.replace(/(er|es|em|en|e)$/, '');
  return GERMAN.has(stem) ? (COLORS[stem] ?? null) : null;
}

/** A colour with its OKLCH lightness raised by a number and its chroma multiplied by another. */
export function adjusted(hex: string, [lightness, chroma]: readonly [number, number]): string {
  const { l, c, h } = toOklch(hex);
  return fromOklch({ l: Math.min(0.97, Math.max(0.2, l + lightness)), c: c * chroma, h });
}
