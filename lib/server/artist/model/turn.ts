import type { Anthropic } from '@anthropic-ai/sdk';
import type { ArtistEvent } from '@/lib/artist/types';
import { Calls } from './calls';
import { textTokens } from './conversation';
import type { DeltaBatch } from './delta-batch';
import type { Meter, Tokens } from './meter';
import { BrokenAnswer, detailOf } from './service-error';
import type { ModelTool } from './tool';

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

function textOf({ delta }: Anthropic.RawContentBlockDeltaEvent): string {
  if ('partial_json' in delta) return delta.partial_json;
  if ('text' in delta) return delta.text;
  return 'thinking' in delta ? delta.thinking : '';
}

/** Records an answer as it arrives, also while a tool runs: its cost, and its complete blocks. */
class Receipt {
  /** The blocks that have ended. */
  readonly content: Anthropic.ContentBlock[] = [];
  private tokens: Tokens | undefined;
  private received = '';

  constructor(private readonly meter: Meter) {}

  hear(event: Anthropic.MessageStreamEvent, { content }: Anthropic.Message): void {
    if (event.type === 'message_start') this.tokens = tokensOf(event.message.usage);
    else if (event.type === 'message_delta') this.tokens = tokensOf(event.usage, this.tokens);
    else if (event.type === 'content_block_delta') this.received += textOf(event);
    else if (event.type === 'content_block_stop') this.content.push(...content.slice(event.index, event.index + 1));
  }

  /** Charges the tokens that the service has counted so far. */
  *charge(): Generator<ArtistEvent, void, void> {
    const usd = this.tokens ? this.meter.count(this.tokens) : 0;
    if (usd > 0) yield { type: 'usage', cost_usd: usd };
  }

  /** Charges an answer that ended early by its received length. */
  *pay(): Generator<ArtistEvent, void, void> {
    if (this.tokens) this.tokens = { ...this.tokens, output: Math.max(this.tokens.output, textTokens(this.received)) };
    yield* this.charge();
  }
}

/** What a request needs: the API client, the meter, the batch of tool input, and the signal. */
export interface Line {
  client: Anthropic;
  meter: Meter;
  deltas: DeltaBatch;
  signal: AbortSignal;
}

/** An answer whose calls were run. */
export interface ModelTurn<Result> extends Pick<Calls<Result>, 'results' | 'ending'> {
  content: Anthropic.ContentBlock[];
  /** Null where the answer broke off after the first calls. */
  stopReason: Anthropic.StopReason | null;
}

/** The reason why a call was not run: it was cut off by the token limit, or its input is invalid JSON. */
const CUT_OFF = 'The answer was too long and broke off in this call: make smaller calls, and fewer at once.';
const GARBLED = 'The input of this call is no JSON: make the call again.';

/**
 * Sends one request, yields its answer as it comes, and runs its calls. The answer is read to its end even when the
 * work has ended within it, so that its cost is known. If an answer breaks off, finished calls are kept, since a second
 * run would apply their changes twice. Throws a `BrokenAnswer` where none had run, else the errors of the service's
 * client.
 */
export async function* streamTurn<Result>(
  { client, meter, deltas, signal }: Line,
  tools: readonly ModelTool<Result>[],
  params: Anthropic.MessageStreamParams,
): AsyncGenerator<ArtistEvent, ModelTurn<Result>, void> {
  const [receipt, calls] = [new Receipt(meter), new Calls(tools, deltas, signal)];
  const stream = client.messages.stream(params, { signal });
  stream.on('streamEvent', (event, message) => receipt.hear(event, message));
  try {
    for await (const event of stream) {
      yield* receipt.charge();
      yield* calls.see(event);
    }
    const { content, stop_reason: stopReason } = await stream.finalMessage();
    yield* deltas.rest(signal);
    yield* calls.refuse(stopReason === 'max_tokens' ? CUT_OFF : GARBLED);
    return { content, stopReason, results: calls.results, ending: calls.ending };
  } catch (error) {
    if (signal.aborted) yield* receipt.pay();
    if (!stream.response || signal.aborted) throw error;
    const ran = calls.results.length > 0 || calls.ending;
    yield* receipt.pay();
    yield* deltas.rest(signal);
    yield* calls.refuse('The answer broke off; this step is done again.');
    if (!ran) throw new BrokenAnswer(detailOf(error));
    // A message of the model may not end with a thought.
    const content = receipt.content.slice(0, receipt.content.findLastIndex(({ type }) => type === 'tool_use') + 1);
    const kept = calls.results.filter(({ use }) => content.some((block) => 'id' in block && block.id === use.id));
    return { content, stopReason: null, results: kept, ending: calls.ending };
  } finally {
    // A consumer that leaves early ends the request.
    stream.abort();
  }
}
