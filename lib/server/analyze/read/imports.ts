import { string, tokenize, tokenTypes, url } from 'css-tree';
import { statementsOf, withoutComments } from '../../css/statements';
import { resolved } from './address';

/** Matches style sheets that hold only `@font-face` rules, by their URL. */
export const FACES_ALONE = /fonts\.googleapis\.com|use\.typekit\.net|fonts\.bunny\.net|font-?awesome|material-?icons/i;
/** Imports stand before all rules; a sheet with more characters than this before them has none. */
export const MAX_HEAD_CHARACTERS = 64_000;
/** The imports of one sheet that are read. */
const MAX_IMPORTS = 4;
/** Matches media queries for print and dark mode, which do not show the usual look of a page. */
const OTHER_MEDIA = /\bprint\b|prefers-color-scheme: ?dark/;

/** The addresses of a sheet's imports for light screens. */
export function importsOf(css: string, base: string): string[] {
  const head = css.slice(0, MAX_HEAD_CHARACTERS);
  if (!/@import/i.test(head)) return [];
  const statements = statementsOf(withoutComments(head));
  const firstBlock = statements.findIndex(({ block }) => block !== null);
  const rules = statements
    .slice(0, firstBlock < 0 ? undefined : firstBlock)
    .filter((rule) => /^@import\b/i.test(rule.head) && !OTHER_MEDIA.test(rule.head));
  const urls = rules
    .map((rule) => resolved(addressIn(rule.head), base))
    .filter((url) => url !== null && !FACES_ALONE.test(url));
  return [...new Set(urls.filter((url) => url !== null))].slice(0, MAX_IMPORTS);
}

/** The address of an import; empty where there is none, or another keyword follows. */
function addressIn(rule: string): string {
  let [address, keywords] = ['', 0];
  tokenize(rule, (type, from, to) => {
    const text = rule.slice(from, to);
    if (type === tokenTypes.AtKeyword) keywords += 1;
    else if (!address && type === tokenTypes.Url) address = url.decode(text);
    else if (!address && type === tokenTypes.String) address = string.decode(text);
  });
  return keywords === 1 ? address : '';
}
