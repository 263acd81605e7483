import { withoutEnd } from '@/lib/core/text';

/** Separates a name from a slogan in a title. */
const SEPARATORS = /\s[|–—·•:»›/-]\s|[|»›]|:\s|\s-{2,}\s/;
/** Matches parts of a title that name a page and not the site's owner. */
const PAGE_TITLES = new RegExp(
  '^(?:home(?:page)?|start(?:seite)?|welcome|willkommen|accueil|bienvenue|inicio|index|' +
    'official (?:site|website)|main|untitled)$',
  'i',
);
const WELCOME =
  /^(?:welcome to|willkommen (?:bei|in der|im|auf)|bienvenue (?:chez|sur|à)|bienvenid[oa]s? a|home of)\s+/i;
const MAX_NAME_CHARACTERS = 60;

const letters = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');
/** The main word of a host: `www.blue-owl.co.uk` gives `blue-owl`. */
function hostWord(host: string): string {
  const labels = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .split('.')
    .filter((label) => label && label !== 'www');
  if (/^\d+$/.test(labels.at(-1) ?? '')) return '';
  const tail = labels.length > 2 && /^(?:co|com|org|net|ac|gov)$/.test(labels.at(-2) ?? '') ? 2 : 1;
  return (labels.length > tail ? labels.at(-tail - 1) : labels[0]) ?? '';
}

/**
 * Finds the name of a site's owner in its texts, which are sorted from most to least certain. The name is the part that
 * matches the host's main word, else the first text without slogans, else that word. `title` is the first page's title,
 * which may begin or end with the name.
 */
export function nameOf(sayings: readonly string[], title: string, host: string): string {
  const word = hostWord(host);
  const own = letters(word);
  const said = sayings.map((saying) => piecesOf(saying)).filter((pieces) => pieces.length > 0);
  const all = [...said, piecesOf(title)].flat();
  const alike =
    all.find((piece) => letters(piece) === own) ??
    all.find((piece) => piece.length <= MAX_NAME_CHARACTERS && own.length > 2 && isAlike(letters(piece), own));
  if (alike) return alike.slice(0, MAX_NAME_CHARACTERS);
  const [first] = said.flat();
  const pieces = piecesOf(title);
  // A slogan is a sentence, a name is a few words.
  const shortest = pieces.toSorted((one, two) => one.split(/\s+/).length - two.split(/\s+/).length)[0];
  const name = first ?? (shortest && shortest.split(/\s+/).length <= 5 ? shortest : '');
  return (name || sentence(word.replaceAll('-', ' '))).slice(0, MAX_NAME_CHARACTERS).trim();
}

const piecesOf = (text: string): string[] =>
  text
    .split(SEPARATORS)
    .map((piece) => withoutEnd(piece.trim().replace(WELCOME, ''), '!.,').trim())
    .filter((piece) => piece && !PAGE_TITLES.test(piece));
const isAlike = (piece: string, own: string): boolean =>
  piece.length > 2 && (piece.includes(own) || own.includes(piece)) && piece.length < 3 * own.length;
const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
