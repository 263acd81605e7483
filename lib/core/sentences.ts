import { HEX_COLOR, NAME, READABLE } from './patterns';

/** A schema library's report on a value that does not fit; each code has some of these fields. */
export interface Misfit {
  code?: string;
  input?: unknown;
  expected?: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  inclusive?: boolean;
  format?: string;
  pattern?: string;
  values?: readonly unknown[];
  options?: readonly unknown[];
  discriminator?: string;
  issues?: readonly { message: string }[];
}

/** The message for a missing field. */
export const REQUIRED = 'This field is required.';

/** The message for a field that no shape has. */
export const UNKNOWN = 'This field is not known here.';

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  file: 'a file',
};

const FORMATS: Record<string, string> = {
  email: 'This must be an e-mail address.',
  url: 'This must be a web address.',
};

const PATTERNS: Record<string, string> = {
  [String(HEX_COLOR)]: 'This must look like #3366cc.',
  [String(NAME)]: 'This must start with a letter from a to z and have only small letters, digits and underscores.',
  [String(READABLE)]: 'This may not be blank.',
};

const counted = (count: number | bigint | undefined, origin: string | undefined) => {
  const thing = origin === 'string' ? 'character' : 'item';
  return `${count} ${thing}${Number(count) === 1 ? '' : 's'}`;
};

const isCounted = (origin: string | undefined) => origin === 'string' || origin === 'array';

const SENTENCES: Record<string, (misfit: Misfit) => string> = {
  invalid_type: ({ expected = '' }) => mustBe([expected]),
  invalid_value: ({ values = [] }) => oneOf(values),
  invalid_union: ({ options = [] }) => oneOf(options),
  invalid_format: ({ format = '', pattern = '' }) =>
    FORMATS[format] ?? PATTERNS[pattern] ?? 'This does not have the right form.',
  invalid_key: ({ issues }) => issues?.[0]?.message ?? 'This name is not possible here.',
  too_small: ({ origin, minimum, inclusive }) => {
    if (isCounted(origin)) return `This must have at least ${counted(minimum, origin)}.`;
    return inclusive ? `This must be ${minimum} or more.` : `This must be more than ${minimum}.`;
  },
  too_big: ({ origin, maximum, inclusive }) => {
    if (isCounted(origin)) return `This may have at most ${counted(maximum, origin)}.`;
    return inclusive ? `This must be ${maximum} or less.` : `This must be less than ${maximum}.`;
  },
};

/** The sentence for a value that does not fit, where its schema has none of its own. */
export function sentenceOf(misfit: Misfit): string {
  return isMissing(misfit) ? REQUIRED : (SENTENCES[misfit.code ?? '']?.(misfit) ?? 'This value is not possible here.');
}

/** Names the possible types of a value, from a schema library's names of them. */
export function mustBe(expected: readonly string[]): string {
  const kinds = [...new Set(expected.map((name) => KINDS[name] ?? 'a value of another kind'))];
  return `This must be ${[kinds.slice(0, -1).join(', '), ...kinds.slice(-1)].filter(Boolean).join(' or ')}.`;
}

function isMissing({ code = '', input, discriminator }: Misfit): boolean {
  if (!['invalid_type', 'invalid_value', 'invalid_union', 'custom'].includes(code)) return false;
  // For a union that one field discriminates, the library passes the whole value.
  if (discriminator === undefined) return input === undefined;
  return typeof input === 'object' && input !== null && !Object.hasOwn(input, discriminator);
}

function oneOf(values: readonly unknown[]): string {
  const [only] = values;
  if (values.length === 1) return `This must be ${JSON.stringify(only)}.`;
  return `This must be one of ${values.join(', ')}.`;
}
