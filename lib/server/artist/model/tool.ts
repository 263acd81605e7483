import type { z } from 'zod';
import { checkBy } from '@/lib/core/issues';
import { problemLines } from '@/lib/core/problem';
import type { ArtistEvent } from '@/lib/artist/types';

/** A tool's answer to the model: a text, optional pictures (PNG), and an event for viewers. */
export interface ToolOutcome<Result> {
  text: string;
  pictures?: readonly Uint8Array[];
  /** Whether the tool failed; the text then says why and what to do. */
  isError?: boolean;
  /** An event for viewers: a draft, a line of progress. */
  event?: ArtistEvent;
  /** The final result; the work ends with it. */
  finished?: Result;
}

/** A tool of the model. */
export interface ModelTool<Result> {
  name: string;
  description: string;
  input: z.ZodObject;
  /** Runs the tool; an invalid input is answered with its problems. */
  call(input: unknown, signal: AbortSignal): Promise<ToolOutcome<Result>>;
}

/** An outcome that sends the model back, with one problem a line. */
export function refusal(...lines: readonly string[]): { text: string; isError: true } {
  return { text: lines.join('\n'), isError: true };
}

/**
 * Declares a tool by its description, input schema and run. An error of `run` ends the work; answer the model's
 * mistakes with `isError`.
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
