import type { Anthropic } from '@anthropic-ai/sdk';
import { firstCharacters } from '@/lib/core/text';
import { unlessAborted } from '../../abort';
import type { ArtistEvent } from '@/lib/artist/types';
import type { CallResult, ToolUse } from './conversation';
import type { DeltaBatch } from './delta-batch';
import { refusal, type ModelTool, type ToolOutcome } from './tool';

/** The most characters of a tool's result that an event shows. */
const MAX_SHOWN_CHARACTERS = 600;

/** How the work ended within an answer: with a result, or with an error of a tool. */
type Ending<Result> = { finished: Result } | { error: unknown };

/** Runs the tool calls of a streamed answer in order, each as soon as its input is complete. */
export class Calls<Result> {
  readonly results: CallResult<Result>[] = [];
  /** Set once the work has ended: no later call of the answer is run. */
  ending: Ending<Result> | null = null;
  private readonly begun = new Map<number, { id: string; name: string; json: string }>();

  constructor(
    private readonly tools: readonly ModelTool<Result>[],
    private readonly deltas: DeltaBatch,
    private readonly signal: AbortSignal,
  ) {}

  async *see(event: Anthropic.MessageStreamEvent): AsyncGenerator<ArtistEvent, void, void> {
    switch (event.type) {
      case 'content_block_start': {
        if (event.content_block.type !== 'tool_use') return;
        const { id, name } = event.content_block;
        this.begun.set(event.index, { id, name, json: '' });
        return yield { type: 'tool_call', tool: name, call_id: id };
      }
      case 'content_block_delta': {
        const call = this.begun.get(event.index);
        if (!call || event.delta.type !== 'input_json_delta') return;
        call.json += event.delta.partial_json;
        return yield* this.deltas.add(call.id, event.delta.partial_json);
      }
      case 'content_block_stop':
        return yield* this.run(event.index);
      default:
    }
  }

  /** Answers every call that has not been run with the same refusal. */
  *refuse(reason: string): Generator<ArtistEvent, void, void> {
    if (this.ending) return;
    for (const { id, name } of this.begun.values())
      if (!this.results.some(({ use }) => use.id === id)) yield* this.add({ id, name, input: {} }, refusal(reason));
  }

  private async *run(index: number): AsyncGenerator<ArtistEvent, void, void> {
    const call = this.begun.get(index);
    const input = call && parsed(call.json);
    // An input that broke off is answered when it is known why.
    if (!call || !input || this.ending) return;
    yield* this.deltas.rest(this.signal);
    const use = { id: call.id, name: call.name, input: input.value };
    try {
      yield* this.add(use, await this.outcomeOf(use));
    } catch (error) {
      this.signal.throwIfAborted();
      this.ending = { error };
    }
  }

  /**
   * Gives the outcome of a tool. After an abort the tool continues and its outcome is ignored, since a drawing thread
   * cannot be interrupted.
   */
  private async outcomeOf({ name, input }: ToolUse): Promise<ToolOutcome<Result>> {
    this.signal.throwIfAborted();
    const tool = this.tools.find((each) => each.name === name);
    return tool
      ? unlessAborted(tool.call(input, this.signal), this.signal)
      : refusal(`There is no tool ${name}; there are ${this.tools.map((each) => each.name).join(', ')}.`);
  }

  private *add(use: ToolUse, outcome: ToolOutcome<Result>): Generator<ArtistEvent, void, void> {
    const { text, isError = false, event, finished } = outcome;
    this.results.push({ use, outcome });
    if (finished !== undefined) this.ending = { finished };
    yield {
      type: 'tool_result',
      call_id: use.id,
      text: firstCharacters(text, MAX_SHOWN_CHARACTERS),
      is_error: isError,
    };
    if (event) yield event;
  }
}

/** The value of a call's input; null where it is no JSON, as that of a call that was cut off. */
function parsed(json: string): { value: unknown } | null {
  try {
    return { value: json === '' ? {} : (JSON.parse(json) as unknown) };
  } catch {
    return null;
  }
}
