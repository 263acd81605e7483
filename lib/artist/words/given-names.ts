import { SUBJECT_WORDS } from './subjects';

/** Matches a name after a word that introduces it: "named Pip", "called Captain Boo", "Meet Rosa". */
const INTRODUCED = /\b(?:named|called|name is|[Mm]eet)\s+["“']?(\p{Lu}[\p{L}'-]{1,23}(?:\s\p{Lu}[\p{L}'-]{1,23})?)/u;

/** Matches a name at the start of a prompt that an apposition explains: "Tilly the tram". */
const EXPLAINED = /^\s*(\p{Lu}[\p{L}'-]{1,23}),?\s+the\s/u;

/** Matches a quoted name of a brand or a team. A single quoted letter or digit is a subject instead. */
const QUOTED = /["“]\p{Lu}[^"“”]{1,40}["”]/gu;

/** The name that a prompt gives its mascot; null if there is none. */
export function givenName(prompt: string): string | null {
  const introduced = INTRODUCED.exec(prompt)?.[1];
  if (introduced) return introduced;
  const explained = EXPLAINED.exec(prompt)?.[1];
  return explained && !SUBJECT_WORDS.has(explained.toLowerCase()) ? explained : null;
}

/** A prompt without the names in it, so that "Rosa" is not read as a rose, nor the brand "Kettle & Crow" as a bird. */
export function withoutNames(prompt: string): string {
  const name = givenName(prompt);
  const unnamed = name === null ? prompt : prompt.replace(name, ' ').replace(/\b[Mm]eet\s/u, ' ');
  return unnamed.replace(QUOTED, ' ');
}
