import { textAnswer } from '@/lib/server/docs/answers';
import { llmsText } from '@/lib/server/docs/llms';
import { env } from '@/lib/server/env';

/** The index of the documentation for language models. */
export function GET(): Response {
  return textAnswer(llmsText(env().appUrl), 'text/plain');
}
