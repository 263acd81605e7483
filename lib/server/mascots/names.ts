import { LIMITS } from '@/lib/core/limits';
import { firstCharacters } from '@/lib/core/text';

/** The name if it is free, else with ` 2`, ` 3`, … appended, cut so that it stays within the limit. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const names = new Set(taken);
  if (!names.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const suffix = ` ${number}`;
    const name = `${firstCharacters(wanted, LIMITS.animation.name.max - suffix.length)}${suffix}`;
    if (!names.has(name)) return name;
  }
}
