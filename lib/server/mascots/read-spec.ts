import type { Checked } from '@/lib/core/problem';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { CleanSpec } from '@/lib/core/spec/clean';
import { runTask } from '../raster/pool';
import { TooSlow } from '../raster/too-slow';
import { acceptSpec as acceptSpecTask } from './accept-spec.task';
import { invalidSpec } from './refusals';

/** The characters of a spec that may be checked on the event loop; a typical spec has a third of that. */
const MAX_CHARACTERS_ON_LOOP = 64 * 1024;

const TOO_LONG = 'The drawings take too long to read. Simplify them.';
const TOO_SLOW: Checked<CleanSpec> = { ok: false, problems: [{ path: 'parts', message: TOO_LONG }] };

/** Counts the characters of all texts in a JSON value, up to `most`. */
function charactersIn(value: unknown, most: number): number {
  let characters = 0;
  const waiting = [value];
  while (waiting.length > 0 && characters <= most) {
    const next = waiting.pop();
    if (typeof next === 'string') characters += next.length;
    else if (typeof next === 'object' && next !== null) for (const each of Object.values(next)) waiting.push(each);
  }
  return characters;
}

function accepted(input: unknown, signal: AbortSignal | undefined): Checked<CleanSpec> | Promise<Checked<CleanSpec>> {
  if (charactersIn(input, MAX_CHARACTERS_ON_LOOP) <= MAX_CHARACTERS_ON_LOOP) return acceptSpec(input);
  return runTask(acceptSpecTask, input, [], signal).catch((error: unknown) => {
    if (error instanceof TooSlow) return TOO_SLOW;
    throw error;
  });
}

/**
 * Checks and cleans a spec from outside, a large one in a thread. Throws `invalid_request` with every problem, and the
 * signal's reason.
 */
export async function readSpec(input: unknown, signal?: AbortSignal): Promise<CleanSpec> {
  const read = await accepted(input, signal);
  if (!read.ok) throw invalidSpec(read.problems);
  return read.value;
}
