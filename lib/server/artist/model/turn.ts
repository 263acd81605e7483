import type { Anthropic } from '@anthropic-ai/sdk';
import type { ArtistEvent } from '@/lib/artist/types';
import { textTokens } from './conversation';
import type { DeltaBatch } from './delta-batch';
import type { Meter, Tokens } from './meter';
import { BrokenAnswer, detailOf } from './service-error';

type Usage = Anthropic.Usage | Anthropic.MessageDeltaUsage;

const tokensOf = (
  {
    input_tokens: input,
    cache_creation_input_tokens: cacheWrite,
    cache_read_input_tokens: cacheRead,
    output_tokens: output,
  }: Usage,
  before?: Tokens,
): Tokens => ({
  input: input ?? before?.input ?? 0,
  cacheWrite: cacheWrite ?? before?.cacheWrite ?? 0,
  cacheRead: cacheRead ?? before?.cacheRead ?? 0,
  output,
});

/** Turns the model's stream into events for viewers, and counts its cost while it comes. */
class Watcher {
  private readonly calls = new Map<number, string>();
  private tokens: Tokens | undefined;
  private received = '';

  constructor(
    private readonly meter: Meter,
    private readonly deltas: DeltaBatch,
    private readonly signal: AbortSignal,
  ) {}

  async *see(event: Anthropic.MessageStreamEvent): AsyncGenerator<ArtistEvent, void, void> {
    switch (event.type) {
      case 'message_start':
        return yield* this.charge(tokensOf(event.message.usage));
      case 'message_delta':
        return yield* this.charge(tokensOf(event.usage, this.tokens));
      case 'content_block_start': {
        if (event.content_block.type !== 'tool_use') return;
        this.calls.set(event.index, event.content_block.id);
        return yield { type: 'tool_call', tool: event.content_block.name, call_id: event.content_block.id };
      }
      case 'content_block_delta':
        return yield* this.piece(event);
      case 'message_stop':
        return yield* this.deltas.rest(this.signal);
      default:
    }
  }

  private *piece({ index, delta }: Anthropic.RawContentBlockDeltaEvent): Generator<ArtistEvent, void, void> {
    const text =
      'partial_json' in delta
        ? delta.partial_json
        : 'text' in delta
          ? delta.text
          : 'thinking' in delta
            ? delta.thinking
            : '';
    this.received += text;
    const callId = this.calls.get(index);
    if (callId !== undefined && delta.type === 'input_json_delta') yield* this.deltas.add(callId, text);
  }

  /** Pays for an answer that was ended early. */
  *pay(): Generator<ArtistEvent, void, void> {
    if (this.tokens)
      yield* this.charge({ ...this.tokens, output: Math.max(this.tokens.output, textTokens(this.received)) });
  }

  /** Ends a broken answer: pays for it, and answers its calls with nothing. */
  async *broken(): AsyncGenerator<ArtistEvent, void, void> {
    yield* this.pay();
    yield* this.deltas.rest(this.signal);
    for (const callId of this.calls.values())
      yield {
        type: 'tool_result',
        call_id: callId,
        text: 'The answer broke off; this step is done again.',
        is_error: true,
      };
  }

  private *charge(tokens: Tokens): Generator<ArtistEvent, void, void> {
    this.tokens = tokens;
    const usd = this.meter.count(tokens);
    if (usd > 0) yield { type: 'usage', cost_usd: usd };
  }
}

/** What a request needs: the API client, the meter, the batch of tool input, and the signal. */
export interface Line {
  client: Anthropic;
  meter: Meter;
  deltas: DeltaBatch;
  signal: AbortSignal;
}

/**
 * Sends one request and yields its answer as it comes.
 * Throws a `BrokenAnswer` where it is incomplete, else the errors of the service's client.
 */
export async function* streamTurn(
  { client, meter, deltas, signal }: Line,
  params: Anthropic.MessageStreamParams,
): AsyncGenerator<ArtistEvent, Anthropic.Message, void> {
  const watcher = new Watcher(meter, deltas, signal);
  const stream = client.messages.stream(params, { signal });
  try {
    for await (const event of stream) yield* watcher.see(event);
    return await stream.finalMessage();
  } catch (error) {
    if (signal.aborted) yield* watcher.pay();
    if (!stream.response || signal.aborted) throw error;
    yield* watcher.broken();
    throw new BrokenAnswer(detailOf(error));
  } finally {
    // A consumer that leaves early ends the request.
    stream.abort();
  }
}
