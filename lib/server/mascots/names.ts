import { firstCharacters } from '@/lib/core/text';

/** The name if none of a mascot's has it, else with ` 2`, ` 3`, … appended, cut so that it stays within `max` characters. */
export function freeName(wanted: string, taken: readonly string[], max: number): string {
  const names = new Set(taken);
  if (!names.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const suffix = ` ${number}`;
    const name = `${firstCharacters(wanted, max - suffix.length)}${suffix}`;
    if (!names.has(name)) return name;
  }
}
