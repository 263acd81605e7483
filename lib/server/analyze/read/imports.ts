import { generate, parse, walk, type Atrule } from 'css-tree';
import { resolved } from './address';

/** Sheets that hold no colours: type faces alone, known by their address. */
export const FACES_ALONE = /fonts\.googleapis\.com|use\.typekit\.net|fonts\.bunny\.net|font-?awesome|material-?icons/i;
/** Imports stand before all rules; who writes more characters than this before them writes none. */
export const HEAD = 64_000;
/** So many sheets of one are read at most. */
const MOST = 4;
/** What is imported for paper or for the dark is not what a page looks like. */
const OTHER_MEDIA = /\bprint\b|prefers-color-scheme:\s*dark/;

/** The addresses of the sheets that a style sheet begins with, for screens in light. */
export function importsOf(css: string, base: string): string[] {
  const head = css.slice(0, HEAD).replace(/\/\*[^]*?\*\//g, '').replace(/\{[^]*$/, '');
  if (!/@import/i.test(head)) return [];
  const sheet = parse(head);
  if (sheet.type !== 'StyleSheet') return [];
  const rules = sheet.children.toArray().filter((node): node is Atrule => node.type === 'Atrule' && node.name.toLowerCase() === 'import' && !OTHER_MEDIA.test(generate(node)));
  const urls = rules.map((rule) => resolved(addressIn(rule), base)).filter((url) => url !== null && !FACES_ALONE.test(url));
  return [...new Set(urls.filter((url) => url !== null))].slice(0, MOST);
}

function addressIn(rule: Atrule): string {
  let address = '';
  walk(rule, (node) => { if (!address && (node.type === 'Url' || node.type === 'String')) address = node.value; });
  return address;
}
