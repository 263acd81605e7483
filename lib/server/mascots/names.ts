import { LIMITS } from '@/lib/core/limits';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { firstCharacters, visibleText } from '@/lib/core/text';

/** The name of a mascot until its drawing has one. */
export const UNNAMED = 'New mascot';

/** The name that a spec gives its mascot. */
export const nameIn = ({ name }: Pick<MascotSpec, 'name'>): string =>
  firstCharacters(visibleText(name), LIMITS.mascot.name.max) || UNNAMED;

/** The wanted name, with ` 2`, ` 3`, … appended where it is taken, cut to `max` characters. */
export function freeName(wanted: string, taken: readonly string[], max: number): string {
  const names = new Set(taken);
  if (!names.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const suffix = ` ${number}`;
    const name = `${firstCharacters(wanted, max - suffix.length)}${suffix}`;
    if (!names.has(name)) return name;
  }
}

/** Matches generic file names that programs generate. */
const NOBODYS = new RegExp(
  '^(upload|file|image|img|picture|pic|photo|screenshot|screen shot|download|untitled|unnamed|' +
    'clipboard|logo|mascot|final|export|index|default|dsc|vector|asset|icon)$',
);

/**
 * Derives a mascot's name from a picture's file name: `brand-fox.png` gives `Brand fox`; null for one like
 * `img-0042.png`.
 */
export function nameInFileName(fileName: string): string | null {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !/\d/.test(word) && word.length > 1);
  const text = words.filter((word) => !NOBODYS.test(word.toLowerCase())).join(' ');
  return text ? firstCharacters(`${text.charAt(0).toUpperCase()}${text.slice(1)}`, LIMITS.mascot.name.max) : null;
}
