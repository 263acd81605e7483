import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';

function stranger(name: string): MascotSpec {
  const checked = acceptSpec(
    JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/strangers/${name}.json`), 'utf8')),
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ path, message }) => `${path}: ${message}`).join(' '));
  return checked.value.spec;
}

/** Mascots drawn elsewhere: odd names, no anchors, canvases of other sizes and shapes, parts in transformed groups. */
export const strangers = {
  girl: stranger('girl'),
  snake: stranger('snake'),
  car: stranger('car'),
  fish: stranger('fish'),
};
