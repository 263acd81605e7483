import { attribute, isWithin, textOf, type Element } from './tree';

/** The values in a page's head by lower-case name: `title`, `description`, `og:site_name`, `theme-color`, … */
export type Meta = ReadonlyMap<string, string>;

const MAX_VALUE_CHARACTERS = 600;
/** The most meta names that are read of one page; a real page has fewer. */
const MAX_NAMES = 500;

/** Reads the meta tags of a page; the first tag of a name counts, and tags for dark mode are ignored. */
export function metaOf(elements: readonly Element[]): Meta {
  const meta = new Map<string, string>();
  const say = (name: string, value: string) => {
    const words = value.replace(/\s+/g, ' ').trim().slice(0, MAX_VALUE_CHARACTERS);
    if (name && words && meta.size < MAX_NAMES && !meta.has(name)) meta.set(name, words);
  };
  for (const element of elements) {
    if (element.tagName === 'title' && !isWithin(element, ({ tagName }) => tagName === 'svg'))
      say('title', textOf(element));
    if (element.tagName === 'link' && attribute(element, 'rel').toLowerCase() === 'mask-icon')
      say('mask-color', attribute(element, 'color'));
    if (element.tagName !== 'meta' || /dark/.test(attribute(element, 'media'))) continue;
    const name =
      attribute(element, 'name') ||
      attribute(element, 'property') ||
      attribute(element, 'itemprop') ||
      attribute(element, 'http-equiv');
    say(name.toLowerCase(), attribute(element, 'content'));
  }
  say('title', meta.get('og:title') ?? meta.get('twitter:title') ?? '');
  return meta;
}
