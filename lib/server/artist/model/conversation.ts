import type { Anthropic } from '@anthropic-ai/sdk';
import { removeOldPictures } from './old-pictures';
import type { ToolOutcome } from './tool';

/** A part of a message to the model: text, or a PNG. */
export type MessagePart = string | Uint8Array;

type Block = Anthropic.TextBlockParam | Anthropic.ImageBlockParam;
interface Ours {
  role: 'user';
  content: (Block | Anthropic.ToolResultBlockParam)[];
}
interface Theirs {
  role: 'assistant';
  content: Anthropic.ContentBlock[];
}

/** The fewest UTF-8 bytes per token of the models' tokenizers, so that estimates are never too low. */
const BYTES_A_TOKEN = 2.5;
/** A picture costs one token for each square of this side, in pixels, that it touches. */
const TOKEN_SIDE_PX = 28;
/** The tokens that a picture costs beside those of its squares. */
const TOKENS_PER_PICTURE = 80;

const CACHED = { type: 'ephemeral' } as const;

function blockOf(shown: MessagePart): Block {
  if (typeof shown === 'string') return { type: 'text', text: shown };
  return {
    type: 'image',
    source: { type: 'base64', media_type: 'image/png', data: Buffer.from(shown).toString('base64') },
  };
}

/** An upper bound of a PNG's tokens, by the size in its header. */
function pictureTokens(png: Uint8Array): number {
  const header = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const squares = (at: number): number => Math.ceil(header.getUint32(at) / TOKEN_SIDE_PX);
  return squares(16) * squares(20) + TOKENS_PER_PICTURE;
}

/** An upper bound of a text's tokens. */
export const textTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_A_TOKEN);

const tokensOf = (shown: MessagePart): number => (typeof shown === 'string' ? textTokens(shown) : pictureTokens(shown));

/** The model's call of a tool. */
export type ToolUse = Pick<Anthropic.ToolUseBlock, 'id' | 'name' | 'input'>;

/** A call and its result. */
export interface CallResult<Result> {
  use: ToolUse;
  outcome: ToolOutcome<Result>;
}

/** A conversation with the model, which each request sends anew. */
export class Conversation {
  private readonly messages: (Ours | Theirs)[] = [];
  /** Tokens that no request has carried yet. */
  private unsent: number;
  /** The last message of the last answered request: everything up to it is cached. */
  private heard = -1;
  /** Whether earlier messages have changed since the last answered request. */
  private rewritten = false;

  constructor(
    private readonly system: string,
    tools: string,
    content: readonly MessagePart[],
  ) {
    this.messages.push({ role: 'user', content: content.map(blockOf) });
    this.unsent = textTokens(system) + textTokens(tools) + content.reduce((sum, shown) => sum + tokensOf(shown), 0);
  }

  /** An estimate of the tokens of the next request beyond those of the last one and its answer. */
  get newTokens(): number {
    return this.unsent;
  }

  /** Whether the next request repeats the last one and its answer, so that they are read from the cache. */
  get repeats(): boolean {
    return !this.rewritten;
  }

  /**
   * The request's system and messages, marked for the cache. The service looks back only a few blocks, so the last
   * request's end is marked too.
   */
  params(): Pick<Anthropic.MessageStreamParams, 'system' | 'messages' | 'cache_control'> {
    const messages = this.messages.map((message, at) =>
      at === this.heard && message.role === 'user' ? marked(message) : message,
    );
    return { system: [{ type: 'text', text: this.system, cache_control: CACHED }], messages, cache_control: CACHED };
  }

  /** Takes the model's answer unchanged: its thoughts are signed. */
  answered(content: Anthropic.ContentBlock[]): void {
    // An unfinished thought has no signature, and would be refused.
    const whole = content.filter((block) => block.type !== 'thinking' || block.signature);
    this.heard = this.messages.length - 1;
    if (whole.length > 0) this.messages.push({ role: 'assistant', content: whole });
    this.unsent = 0;
    this.rewritten = false;
  }

  /**
   * Answers the model's calls with their results and a note. The note is part of the last result: a text after the
   * results would read like a message of the customer.
   */
  reply(results: readonly CallResult<unknown>[], note: string | null): void {
    const noted = note === null ? [] : [note];
    const answers = results.map(
      ({ use, outcome: { text, pictures = [], isError = false } }, at): Anthropic.ToolResultBlockParam => {
        const shown = [text, ...pictures, ...(at === results.length - 1 ? noted : [])];
        this.unsent += shown.reduce((sum, each) => sum + tokensOf(each), 0);
        return { type: 'tool_result', tool_use_id: use.id, is_error: isError, content: shown.map(blockOf) };
      },
    );
    if (answers.length === 0) this.unsent += noted.reduce((sum, each) => sum + tokensOf(each), 0);
    this.messages.push({ role: 'user', content: answers.length > 0 ? answers : noted.map(blockOf) });
    const changed = removeOldPictures(this.messages);
    if (changed === null) return;
    // Each user message ended a request: the cache is valid up to the last one before the change.
    this.heard = this.messages.findLastIndex(({ role }, at) => role === 'user' && at < changed);
    this.rewritten = true;
  }
}

/** Marks the end of a user message for the cache. */
const marked = ({ role, content }: Ours): Ours => ({
  role,
  content: content.map((block, at) => (at === content.length - 1 ? { ...block, cache_control: CACHED } : block)),
});
