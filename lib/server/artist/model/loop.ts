import { setTimeout } from 'node:timers/promises';
import type { Anthropic } from '@anthropic-ai/sdk';
import { z } from 'zod';
import type { ArtistContext, ArtistEvent, ArtistWork } from '@/lib/artist/types';
import { connection, modelName, thinking, type Effort } from './client';
import { Conversation, type MessagePart } from './conversation';
import { DeltaBatch } from './delta-batch';
import { Meter } from './meter';
import { BrokenAnswer, detailOf, serviceError } from './service-error';
import type { ModelTool } from './tool';
import { streamTurn, type Line, type ModelTurn } from './turn';

/** One piece of work for the model. */
export interface LoopOptions<Result> {
  /** Craft and rules: the same for every job of a kind, so that the service caches them. */
  system: string;
  /** The task: texts and pictures (PNG). */
  content: readonly MessagePart[];
  /** One of these ends the work by `finished`. */
  tools: readonly ModelTool<Result>[];
  context: ArtistContext;
  /** How many answers the model may give; 40 by default. */
  turns?: number;
  /** When the work is aborted; ten minutes by default. */
  deadlineMs?: number;
  /** Tokens that one answer may have, thoughts included; 16,000 by default. */
  answerTokens?: number;
  /** Medium by default. */
  effort?: Effort;
}

/** The most incomplete answers in a row; `RETRY_MS` is the wait before the second try, in milliseconds. */
const MAX_BROKEN_ANSWERS = 3;
const RETRY_MS = 500;
/** The most answers in a row without a tool call. */
const MAX_IDLE_TURNS = 2;
/** The model is told to finish from this share of the ceiling on, or this many turns before the end. */
const NEARLY_SPENT_SHARE = 0.75;
const LAST_TURNS = 3;

/**
 * Has the model work with tools until one of them finishes. Yields calls, inputs, results, the tools' events, and
 * costs.
 * Throws an ArtistError where the service fails or the ceiling, turns or time run out; the signal's reason on abort.
 */
export async function* runLoop<Result>(options: LoopOptions<Result>): ArtistWork<Result> {
  const { context, deadlineMs = 600_000 } = options;
  const deadline = AbortSignal.timeout(deadlineMs);
  const signal = AbortSignal.any([context.signal, deadline]);
  try {
    return yield* talk(options, signal);
  } catch (error) {
    context.signal.throwIfAborted();
    if (deadline.aborted) throw serviceError('the model took too long. Please try again, or ask for less at once.');
    throw error;
  }
}

/** The state of a conversation together with its options. */
interface Talk<Result> extends Line {
  tools: readonly ModelTool<Result>[];
  model: string;
  conversation: Conversation;
  declared: Anthropic.Tool[];
  answerTokens: number;
  effort: Effort;
}

async function* talk<Result>(
  { system, content, tools, context, turns = 40, answerTokens = 16_000, effort = 'medium' }: LoopOptions<Result>,
  signal: AbortSignal,
): ArtistWork<Result> {
  const [client, model, declared] = [await connection(), modelName() ?? '', tools.map(declarationOf)];
  const meter = new Meter(model, context.maxCostUsd);
  const conversation = new Conversation(system, JSON.stringify(declared), content);
  const line: Line = { client, meter, deltas: new DeltaBatch(), signal };
  let idle = 0;
  for (let left = turns - 1; left >= 0; left -= 1) {
    const turn = yield* answer({ ...line, tools, model, conversation, declared, answerTokens, effort });
    if (turn.ending && 'error' in turn.ending) throw turn.ending.error;
    if (turn.ending) return turn.ending.finished;
    throwIfStopped(turn.stopReason);
    idle = turn.results.length > 0 ? 0 : idle + 1;
    if (idle > MAX_IDLE_TURNS) throw serviceError('the model stopped before the work was done.');
    conversation.reply(turn.results, notes({ idle, left, meter, isBroken: turn.stopReason === null }));
  }
  throw serviceError(`the model was not done after ${turns} steps. Please try again, or ask for less at once.`);
}

/** Gives the model's next answer. Repeats the request if an answer breaks off before its first call was run. */
async function* answer<Result>({
  tools,
  model,
  conversation,
  declared,
  answerTokens,
  effort,
  ...line
}: Talk<Result>): AsyncGenerator<ArtistEvent, ModelTurn<Result>, void> {
  const { meter, signal } = line;
  for (let broken = 1; ; broken += 1) {
    signal.throwIfAborted();
    const maxTokens = meter.begin(conversation.newTokens, answerTokens, conversation.repeats);
    try {
      const turn = yield* streamTurn(line, tools, {
        model,
        max_tokens: maxTokens,
        tools: declared,
        ...thinking(model, effort),
        ...conversation.params(),
      });
      meter.end();
      conversation.answered(turn.content);
      return turn;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof BrokenAnswer) || broken === MAX_BROKEN_ANSWERS) throw serviceError(detailOf(error));
      await setTimeout(RETRY_MS * broken, undefined, { signal });
    }
  }
}

/** Throws where the model refused, or ended without an answer. */
function throwIfStopped(reason: Anthropic.StopReason | null): void {
  if (reason === 'refusal') throw serviceError('the model declined this request. Please say it in other words.');
  if (reason === 'model_context_window_exceeded')
    throw serviceError('the work has become too long for the model. Please ask for less at once.');
}

/** The state of a conversation: answers in a row without a tool call, answers left, and whether the last broke off. */
interface Standing {
  idle: number;
  left: number;
  meter: Meter;
  isBroken: boolean;
}

/** The notes that the model gets with the results. */
function notes({ idle, left, meter, isBroken }: Standing): string | null {
  const lines = [
    isBroken ? 'The answer broke off after these calls: they are done. Go on from here.' : null,
    idle > 0 ? 'Go on with the tools; the work is done only when the tool that ends it has been used.' : null,
    meter.share > NEARLY_SPENT_SHARE
      ? 'The budget is nearly spent: end the work now.'
      : left <= LAST_TURNS
        ? `Answers left: ${left}. End the work now.`
        : null,
  ].filter((line) => line !== null);
  return lines.length > 0 ? lines.join('\n') : null;
}

/** A tool's declaration for the service; its input is streamed, so that viewers see it grow. */
function declarationOf({ name, description, input }: ModelTool<unknown>): Anthropic.Tool {
  const { properties, required } = z.toJSONSchema(input, { io: 'input' });
  return {
    name,
    description,
    input_schema: { type: 'object', properties, required: required ?? [], additionalProperties: false },
    eager_input_streaming: true,
  };
}
