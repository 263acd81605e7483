import { textAnswer } from '@/lib/server/docs/answers';
import { searchEntries } from '@/lib/server/docs/search';
import { env } from '@/lib/server/env';

let entries: string | undefined;

/** The search index of the documentation. */
export function GET(): Response {
  return textAnswer((entries ??= JSON.stringify(searchEntries(env().appUrl))), 'application/json');
}
