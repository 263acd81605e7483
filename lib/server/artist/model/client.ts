import type { Anthropic } from '@anthropic-ai/sdk';
import { env } from '../../env';

/** The model where none is configured: it draws well, answers fast, and a design stays far under its ceiling. */
const DEFAULT_MODEL = 'claude-sonnet-5-5';

/**
 * How often one request is tried again: the waits, half a second doubling to eight, or what the service asks for, come
 * to about a minute.
 */
const MAX_RETRIES = 9;

/** The model's name; null where no key is configured. */
export function modelName(): string | null {
  const { anthropic } = env();
  return anthropic && (anthropic.model ?? DEFAULT_MODEL);
}

/** How much a model thinks before it acts. */
export type Effort = 'low' | 'medium' | 'high';

/** The small models of the 4.5 generation know no effort: asked for one they refuse. */
const EFFORTLESS = /^claude-(?:sonnet|haiku)-4-5/;

/** The part of a request that says how much to think: nothing for a model that cannot be told. */
export function thinking(model: string, effort: Effort): Pick<Anthropic.MessageCreateParams, 'output_config'> {
  return EFFORTLESS.test(model) ? {} : { output_config: { effort } };
}

let opened: Promise<Anthropic> | undefined;

/** The connection to the service, loaded when it is first needed. Throws where no key is configured. */
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
