import { ApiError } from '@/lib/contract/errors';
import { NAMES } from '@/lib/contract/legacy';
import type { ExpectedStates } from '../precondition';

/**
 * The states in a request's `If-Match` header (RFC 9110, 13.1.1); null without one, and for `*`.
 * Leaves out weak tags, since the comparison is strong. Throws `invalid_request` for a malformed header.
 */
export function ifMatchOf({ headers }: Request): ExpectedStates {
  const header = headers.get(NAMES.ifMatchHeader)?.trim();
  return header === undefined || header === '*' ? null : strongTagsIn(header);
}

/** The contents of the strong entity tags in a list, of which some elements may be empty, but not all. */
function strongTagsIn(list: string): string[] {
  const tags: { tag: string; isWeak: boolean }[] = [];
  let rest = list;
  while (rest !== '') {
    if (!rest.startsWith(',')) {
      const { tag, isWeak, end } = firstTagIn(rest);
      tags.push({ tag, isWeak });
      rest = rest.slice(end).trimStart();
      if (rest !== '' && !rest.startsWith(',')) throw invalid();
    }
    rest = rest.slice(1).trimStart();
  }
  if (tags.length === 0) throw invalid();
  return tags.flatMap(({ tag, isWeak }) => (isWeak ? [] : [tag]));
}

/** Finds the entity tag at the start of a text, and where it ends. */
function firstTagIn(text: string): { tag: string; isWeak: boolean; end: number } {
  const isWeak = text.startsWith('W/');
  const begin = isWeak ? 3 : 1;
  const end = text.indexOf('"', begin);
  const tag = text.slice(begin, Math.max(begin, end));
  if (text.charAt(begin - 1) !== '"' || end < 0 || !/^[\x21-\x7e]*$/.test(tag)) throw invalid();
  return { tag, isWeak, end: end + 1 };
}

const invalid = () =>
  new ApiError(
    'invalid_request',
    `${NAMES.ifMatchHeader} must be * or one or more values in quotes, separated by commas.`,
  );
