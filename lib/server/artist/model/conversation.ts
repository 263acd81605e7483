import type { Anthropic } from '@anthropic-ai/sdk';
import type { ToolOutcome } from './tool';

/** A piece of what is shown to the model: words, or a PNG. */
export type Showing = string | Uint8Array;

type Block = Anthropic.TextBlockParam | Anthropic.ImageBlockParam;

/** Fewest bytes (UTF-8) that the models' tokenizers make a token of, in drawings and in prose of any script; an estimate must not be too low. */
const BYTES_A_TOKEN = 2.5;
/** Pixels that a picture's token covers. */
const PIXELS_A_TOKEN = 750;

const CACHED = { type: 'ephemeral' } as const;

function blockOf(shown: Showing): Block {
  if (typeof shown === 'string') return { type: 'text', text: shown };
  return { type: 'image', source: { type: 'base64', media_type: 'image/png', data: Buffer.from(shown).toString('base64') } };
}

/** Tokens of a PNG, by the size that its header tells. */
function pictureTokens(png: Uint8Array): number {
  const header = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return Math.ceil((header.getUint32(16) * header.getUint32(20)) / PIXELS_A_TOKEN);
}

/** At least as many tokens as a text has. */
export const textTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_A_TOKEN);

const tokensOf = (shown: Showing): number => (typeof shown === 'string' ? textTokens(shown) : pictureTokens(shown));

/** A model's wish to use a tool. */
export type ToolUse = Pick<Anthropic.ToolUseBlock, 'id' | 'name' | 'input'>;

/** A talk with the model, as it is sent anew with each request. */
export class Conversation {
  private readonly messages: Anthropic.MessageParam[] = [];
  /** Tokens that no request has carried yet. */
  private unsent: number;

  constructor(private readonly system: string, tools: string, content: readonly Showing[]) {
    this.messages.push({ role: 'user', content: content.map(blockOf) });
    this.unsent = textTokens(system) + textTokens(tools) + content.reduce((sum, shown) => sum + tokensOf(shown), 0);
  }

  /** An estimate of the tokens that the next request carries beyond those of the last one and its answer. */
  get newTokens(): number {
    return this.unsent;
  }

  /** The request's system and messages: what is the same in every job of a kind is cached, and so is all that was said so far. */
  params(): Pick<Anthropic.MessageStreamParams, 'system' | 'messages' | 'cache_control'> {
    return { system: [{ type: 'text', text: this.system, cache_control: CACHED }], messages: [...this.messages], cache_control: CACHED };
  }

  /** Takes the model's answer, word for word: its thoughts are signed. */
  answered(content: Anthropic.ContentBlock[]): void {
    // A thought that broke off bears no signature, and would be refused.
    const whole = content.filter((block) => block.type !== 'thinking' || block.signature);
    if (whole.length > 0) this.messages.push({ role: 'assistant', content: whole });
    this.unsent = 0;
  }

  /** Answers the model: what became of each tool it used, and a note. */
  reply(results: readonly { use: ToolUse; outcome: ToolOutcome<unknown> }[], note: string | null): void {
    const answers = results.map(({ use, outcome: { text, pictures = [], isError = false } }): Anthropic.ToolResultBlockParam => {
      this.unsent += textTokens(text) + pictures.reduce((sum, png) => sum + pictureTokens(png), 0);
      return { type: 'tool_result', tool_use_id: use.id, is_error: isError, content: [text, ...pictures].map(blockOf) };
    });
    if (note) this.unsent += textTokens(note);
    this.messages.push({ role: 'user', content: [...answers, ...(note ? [blockOf(note)] : [])] });
  }
}
