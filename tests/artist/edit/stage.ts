import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';
import { edit } from '@/lib/artist/edit';
import { finishWork } from '@/lib/artist/finish-work';
import type { ArtistEvent, EditedDesign } from '@/lib/artist/types';

/** A drawing from any source as an accepted spec. */
export function accepted(drawn: unknown): MascotSpec {
  const result = acceptSpec(drawn);
  if (!result.ok) throw new Error(result.problems.map(({ path, message }) => `${path}: ${message}`).join('; '));
  return result.value.spec;
}

/** A mascot that the built-in artist designs from a prompt. */
export const designed = (prompt: string, style = ''): MascotSpec =>
  accepted(designSpec({ prompt, style, detail: 'standard' }, 'edit'));

/** An imported mascot from a fixture file. */
export const stranger = (file: string): MascotSpec =>
  accepted(JSON.parse(readFileSync(join(import.meta.dirname, '../../fixtures', file), 'utf8')));

/** Runs an edit to its end. */
export function edited(
  spec: MascotSpec,
  instruction: string,
  onEvent?: (event: ArtistEvent) => void,
): Promise<EditedDesign> {
  return finishWork(
    edit({ spec, instruction }, { signal: new AbortController().signal, maxCostUsd: 1, seed: 'edit' }),
    onEvent,
  );
}

/** A palette colour by its token. */
export const colorOf = (spec: MascotSpec, token: string): string | undefined =>
  spec.palette.find(({ name }) => name === token)?.color;

/** A part by its id. */
export function partOf(spec: MascotSpec, id: string) {
  const part = spec.parts.find((each) => each.id === id);
  if (!part) throw new Error(`There is no part ${id}.`);
  return part;
}
