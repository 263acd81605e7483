import type { Anthropic } from '@anthropic-ai/sdk';
import { env } from '../../env';

/** Draws well and answers fast, and a design costs far less than its ceiling. */
const DEFAULT_MODEL = 'claude-sonnet-5-5';

/** The retries of one request: their waits double from half a second to eight and add up to about a minute. */
const MAX_RETRIES = 9;

/** Gives the model's name; null if no key is configured. */
export function modelName(): string | null {
  const { anthropic } = env();
  return anthropic && (anthropic.model ?? DEFAULT_MODEL);
}

/** How much a model thinks before it acts. */
export type Effort = 'low' | 'medium' | 'high';

/** The small models of the 4.5 generation refuse an effort. */
const EFFORTLESS = /^claude-(?:sonnet|haiku)-4-5/;

/** The request's parameter for effort; empty for a model without it. */
export function thinking(model: string, effort: Effort): Pick<Anthropic.MessageCreateParams, 'output_config'> {
  return EFFORTLESS.test(model) ? {} : { output_config: { effort } };
}

let opened: Promise<Anthropic> | undefined;

/** The connection to the service, loaded on demand. Throws where no key is configured. */
export function connection(): Promise<Anthropic> {
  return (opened ??= open());
}

async function open(): Promise<Anthropic> {
  const { anthropic } = env();
  if (!anthropic) throw new Error('ANTHROPIC_API_KEY is not set.');
  const { Anthropic } = await import('@anthropic-ai/sdk');
  return new Anthropic({
    apiKey: anthropic.apiKey,
    authToken: null,
    baseURL: anthropic.baseUrl,
    maxRetries: MAX_RETRIES,
    logLevel: 'off',
  });
}
