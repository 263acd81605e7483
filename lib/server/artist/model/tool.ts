import type { z } from 'zod';
import { checkBy } from '@/lib/core/issues';
import { problemLines } from '@/lib/core/problem';
import type { ArtistEvent } from '@/lib/artist/types';

/** What a tool answers the model: a text, perhaps pictures (PNG), and what happened beside. */
export interface ToolOutcome<Result> {
  text: string;
  pictures?: readonly Uint8Array[];
  /** The tool could not do what was asked; the text says why and what to do. */
  isError?: boolean;
  /** What whoever watches is told: a draft, a line of progress. */
  event?: ArtistEvent;
  /** The work is done, and this is its result. */
  finished?: Result;
}

/** Something that the model may do. `run` is given an input that its schema has read. */
export interface ModelTool<Result> {
  name: string;
  description: string;
  input: z.ZodObject;
  /** Does what the model asks; an input that is not as declared is answered with its problems. */
  call(input: unknown, signal: AbortSignal): Promise<ToolOutcome<Result>>;
}

/** An outcome that sends the model back: what is wrong, a line each. */
export function refusal(...lines: readonly string[]): { text: string; isError: true } {
  return { text: lines.join('\n'), isError: true };
}

/**
 * Declares a tool: what the model reads of it, the shape of its input, and what it does. What `run` throws ends the
 * work: mistakes of the model are answered with `isError`.
 */
export function defineTool<Result, Input extends z.ZodObject>({
  run,
  ...about
}: {
  name: string;
  description: string;
  input: Input;
  run(input: z.infer<Input>, signal: AbortSignal): ToolOutcome<Result> | Promise<ToolOutcome<Result>>;
}): ModelTool<Result> {
  return {
    ...about,
    async call(input, signal) {
      const checked = checkBy<z.infer<Input>>(about.input, input);
      return checked.ok
        ? run(checked.value, signal)
        : refusal('The input is invalid:', ...problemLines(checked.problems));
    },
  };
}
