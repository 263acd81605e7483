/**
 * Gives a text of about `size` characters. A reader that backtracks, or scans the text repeatedly, takes far more than
 * linear time for it.
 */
export type HostileText = (size: number) => string;

/** A piece repeated up to a length, cut there. */
const filled = (piece: string, size: number): string =>
  piece.repeat(Math.ceil(Math.max(0, size) / piece.length)).slice(0, Math.max(0, size));
/** `before`, a repeated piece and `after`, of the given length in total. */
const around =
  (before: string, piece: string, after = ''): HostileText =>
  (size) =>
    `${before}${filled(piece, size - before.length - after.length)}${after}`;
/** Two runs of one piece, each half of the length, with text before, between and after. */
const twoRuns =
  (before: string, piece: string, between: string, after: string): HostileText =>
  (size) => {
    const run = filled(piece, (size - before.length - between.length - after.length) / 2);
    return `${before}${run}${between}${run}${after}`;
  };

const number = {
  'digits and an exponent without digits': around('', '0', 'E'),
  'digits and a letter': around('', '1', 'x'),
  'digits, a point, digits and a letter': twoRuns('', '7', '.', 'x'),
  'exponent of digits and a letter': around('1e', '9', 'x'),
  signs: around('', '-', '1'),
  points: around('', '.', '1'),
  'spaces before a letter': around('1', ' ', 'x'),
  'spaces on both sides': twoRuns('', ' ', '1', 'x'),
  separators: around('1', ' ,', 'x'),
  'a number after another': around('', '1e1 ', '!'),
} satisfies Record<string, HostileText>;

const color = {
  'spaces between two channels': around('rgb(0%', ' ', '0%'),
  'spaces everywhere': (size) => {
    const run = filled(' ', (size - 12) / 4);
    return `rgb(${run}0%${run}0%${run}0%${run}x`;
  },
  'digits of one channel': around('rgb(', '1', ',0,0'),
  commas: around('rgb(0', ',', ')'),
  'channels without end': around('rgb(', '1 ', ''),
  'a long hexadecimal': around('#', 'f', 'g'),
  'a long word': around('', 'red', '('),
  'functions in one another': around('', 'rgb(', ''),
  'spaces of hsl': around('hsl(0deg', ' ', '0%'),
  'a slash after spaces': around('oklch(0.5 0.1 20', ' ', '/'),
} satisfies Record<string, HostileText>;

const path = {
  'digits of an arc': around('M0 0A2E2', '2', 'E'),
  'digits of all of an arc': around('M0 0A', '2', ' 2 2 0 0 2 x'),
  'an arc without its flags': around('M0 0A', '1 ', 'x'),
  'arcs of flags without separators': around('M0 0a', '1 1 0 0011', 'x'),
  'spaces after a command': around('M0 0L', ' ', 'x'),
  'separators of one list': around('M0 0L1', ' ,', 'x'),
  'one long list of lines': around('M0 0L', '1 2 ', 'x'),
  'one long list of curves': around('M0 0c', '1 2 3 4 5 6 ', '!'),
  'one long list of moves': around('m', '1-1', ''),
  'commands without numbers': around('M0 0', 'L', ''),
  'closed again and again': around('M0 0', 'z', ''),
  'points without digits': around('M0 0L', '.', ''),
  'exponents without digits': around('M0 0L', '1e', ''),
  'signs without digits': around('M0 0L', '+-', ''),
  'one long number': around('M0 0L', '9', ' 1e'),
  'tiny numbers': around('M0 0L0.', '0', '1 2 e'),
} satisfies Record<string, HostileText>;

const length = {
  'digits and an unknown unit': around('', '1', 'qq'),
  'digits, a point, digits and an unknown unit': twoRuns('', '1', '.', 'zz'),
  'spaces before the unit': around('1', ' ', 'px'),
  'spaces behind the unit': around('1px', ' ', 'x'),
  'percent signs': around('1', '%', ''),
  units: around('1', 'px', ''),
  'many lengths': around('', '1px,', 'x'),
} satisfies Record<string, HostileText>;

const transform = {
  'functions in a row': around('', 'scale(1)', 'x'),
  'one that never ends': around('translate(', '1 ', ''),
  'spaces before the bracket': around('rotate', ' ', '1)'),
  'separators before a name': around('', ' ,', 'x'),
  'digits inside of one': around('scale(', '1', 'e)'),
} satisfies Record<string, HostileText>;

const url = {
  'spaces before the id': around('url(', ' ', '#a'),
  'spaces behind the id': around('url(#a', ' ', 'x'),
  'a long id': around('url(#', 'a', ''),
  quotes: around('url(', '"', '#a)'),
  'urls in one another': around('', 'url(', ''),
  'data that never says its kind': around('data:image/', 'a', ''),
  'parameters of data': around('data:image/png', ';a=b', ''),
  'base64 of data and a sign that is none': around('data:image/png;base64,', 'A', '!'),
  slashes: around('https:', '/', ''),
  'dots of a host': around('https://', 'a.', ''),
  'an address with at signs': around('https://', 'a@', ''),
  'percent signs': around('https://example.com/', '%', ''),
} satisfies Record<string, HostileText>;

const style = {
  'spaces that end in no !important': around('fill:red', ' ', '!'),
  'spaces before !important': around('fill:red', ' ', '!important x'),
  semicolons: around('', ';', 'x'),
  colons: around('', ':', ''),
  declarations: around('', 'fill:red;', 'x'),
  'variables in variables': around('fill:', 'var(--a,', ''),
  'spaces in a variable': around('fill:var(', ' ', '--a'),
  'fallbacks of brackets': around('fill:var(--a,', '(', ''),
  'hyphens of a name': around('fill:var(--', '-', ' x'),
} satisfies Record<string, HostileText>;

const sheet = {
  'comments that never end': around('', '/*', ''),
  comments: around('', '/**/', 'x'),
  'open brackets': around('', '{', ''),
  'open round brackets': around('a{b:', '(', ''),
  'rules without a body': around('', 'a ', ''),
  descendants: around('', 'g ', '{fill:red}'),
  children: around('g', '>g', '{fill:red}'),
  'one rule for many': around('g', ',g', '{fill:red}'),
  'classes of one': around('', '.a', '{fill:red}'),
  negations: around('', ':not(', ''),
  'attributes that never end': around('', '[a="', ''),
  imports: around('', '@import "a";', ''),
  'nested rules': around('', 'a{', ''),
  escapes: around('.', '\\', '{}'),
  'at signs': around('', '@', ''),
  'spaces that end in no !important': around('a{fill:red', ' ', '!}'),
  'strings that never end': around('', '"', ''),
  declarations: around('g{', 'fill:red;', '}'),
  rules: around('', 'g{fill:red}', ''),
} satisfies Record<string, HostileText>;

const header = {
  spaces: around('Bearer', ' ', 'x'),
  'spaces at the end': around('Bearer x', ' ', '\u00a0'),
  commas: around('"a"', ' ,', 'x'),
  'entity tags': around('', 'W/"a", ', ''),
  quotes: around('', '"', ''),
  semicolons: around('a=b', '; ', ''),
  'equal signs': around('a', '=', ''),
  cookies: around('', 'a=b; ', ''),
  'one long word': around('', 'a', ''),
  boundaries: around('multipart/form-data', '; boundary=a', ''),
  'spaces before a boundary': around('multipart/form-data;', ' ', 'boundary'),
  'types of content': around('', 'a/', ''),
  qualities: around('text/html', ';q=0.', ''),
} satisfies Record<string, HostileText>;

const words = {
  spaces: around('a', ' ', 'b'),
  'line ends': around('a', '\n', 'b'),
  'one letter': around('', 'a', '!'),
  'at signs': around('', 'a@', ''),
  dots: around('a@', 'b.', ''),
  hyphens: around('', 'a-', '!'),
  'spaces and hyphens': around('a', ' -', 'b'),
  'the word and': around('a cat', ' and a hat', '!'),
  quotes: around('', '"a', ''),
  'open tags': around('', '<a', ''),
  brackets: around('', '[(', ''),
  backticks: around('', '`', 'a'),
  digits: around('#', '1', 'x'),
} satisfies Record<string, HostileText>;

/**
 * Hostile texts by their reader. All are plain ASCII without `&`. Those for the value of an attribute are valid in one
 * after their quotes and `<` are escaped.
 */
export const HOSTILE_TEXTS = {
  number,
  length,
  color,
  path,
  transform,
  url,
  style,
  sheet,
  header,
  words,
} satisfies Record<string, Readonly<Record<string, HostileText>>>;

export type HostileKind = keyof typeof HOSTILE_TEXTS;

/** The texts of one kind at one length, each with its name. */
export const hostileTexts = (kind: HostileKind, size: number): [name: string, text: string][] =>
  Object.entries(HOSTILE_TEXTS[kind]).map(([name, write]) => [name, write(size)]);

/** Escapes the value of an XML attribute. */
const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The places in an SVG where a text of each kind is read. */
const PLACES: Partial<Record<HostileKind, readonly ((value: string) => string)[]>> = {
  number: [
    (value) => `<rect x="${value}" width="9" height="9"/>`,
    (value) => `<path d="M0 0L9 9" opacity="${value}"/>`,
    (value) => `<polygon points="${value}"/>`,
  ],
  length: [
    (value) => `<rect width="${value}" height="9"/>`,
    (value) => `<path d="M0 0L9 9" stroke="red" stroke-dasharray="${value}"/>`,
  ],
  color: [
    (value) => `<path d="M0 0L9 9L0 9Z" fill="${value}"/>`,
    (value) => `<path d="M0 0L9 9L0 9Z" style="fill:${value}"/>`,
  ],
  path: [(value) => `<path d="${value}"/>`],
  transform: [(value) => `<path d="M0 0L9 9L0 9Z" transform="${value}"/>`],
  url: [
    (value) => `<path d="M0 0L9 9L0 9Z" fill="${value}"/>`,
    (value) => `<use href="${value}"/>`,
    (value) => `<path d="M0 0L9 9L0 9Z" style="clip-path:${value}"/>`,
  ],
  style: [(value) => `<path d="M0 0L9 9L0 9Z" style="${value}"/>`],
  sheet: [(value) => `<style>${value}</style><path d="M0 0L9 9L0 9Z"/>`],
};

/** Fragments of SVG, each with a hostile text of the given length in one place. */
export function hostileFragments(size: number): [name: string, svg: string][] {
  return (Object.keys(PLACES) as HostileKind[]).flatMap((kind) =>
    hostileTexts(kind, size).flatMap(([name, text]) =>
      (PLACES[kind] ?? []).map((place, at): [string, string] => [`${kind} ${at + 1}: ${name}`, place(escaped(text))]),
    ),
  );
}

/** Whole SVG files, each with a hostile text of the given length in one place. */
export const hostileDrawings = (size: number): [name: string, svg: string][] =>
  hostileFragments(size).map(([name, svg]) => [
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${svg}<path d="M1 1L80 80L1 80Z"/></svg>`,
  ]);
