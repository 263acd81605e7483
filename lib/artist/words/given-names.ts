import { SUBJECT_WORDS } from './subjects';

/** Matches a name after a word that introduces it: "named Pip", "called Crumb & Co", "Meet Rosa". */
const INTRODUCED = new RegExp(
  String.raw`\b(?:named|called|name is|[Mm]eet|[Mm]ascot is|[Cc]haracter is)\s{1,9}(?:the\s{1,9})?["“']?` +
    String.raw`(\p{Lu}[\p{L}'-]{1,23}(?:\s(?:& )?\p{Lu}[\p{L}'-]{1,23})?)`,
  'u',
);

/** Matches a name at the start of a prompt that an apposition explains: "Tilly the tram". */
const EXPLAINED = /^\s{0,9}(\p{Lu}[\p{L}'-]{1,23}),?\s{1,9}the\s{1,9}([\p{L}]*)/u;

/** Matches a name that an apposition with another article explains: "Rocket, a space dog". */
const DESCRIBED = /^\s{0,9}(\p{Lu}[\p{L}'-]{1,23}),\s{1,9}(?:an?|our|your|one)\s/u;

/** Matches a name after the animal that has it: "my cat Biscuit". */
const OWNED = /\b(?:[Mm]y|[Oo]ur) (?:[a-z]{2,20} )?([a-z]{3,20}),? ([A-Z][a-z]{1,22})(?![a-z])/;

/** Matches a quoted name of a brand or a team. A single quoted letter or digit is a subject instead. */
const QUOTED = /["“]\p{Lu}[^"“”]{1,40}["”]/gu;

/** Whether a word names a subject that is no person: "Cookie the bear" is a bear, "Panda the chef" a panda. */
const isCreatureOrThing = (word: string): boolean => SUBJECT_WORDS.has(word) && SUBJECT_WORDS.get(word) !== 'person';

/** Matches the last organisation of a text, with up to four words after it: "a startup for teenagers". */
const CLIENT = new RegExp(
  String.raw`\b(?:startup|company|brand|shop|store|bakery|caf[eé]|app|agency|business|school|restaurant|firm|club|` +
    String.raw`brewery|studio|team|hotel|charity|bank)(?: \p{L}{1,20}){0,4}$`,
  'iu',
);

/** How far before a name its organisation may be, in characters. */
const CLIENT_REACH = 60;

/** Whether the name that is introduced at a position is that of the client, and not of the mascot. */
const isOfClient = (prompt: string, at: number): boolean => {
  const before = prompt.slice(Math.max(0, at - CLIENT_REACH), at).trimEnd();
  return CLIENT.test(before) && !/\b(?:mascot|character)\b/i.test(before);
};

/** The name that a prompt gives its mascot; null if there is none. */
export function givenName(prompt: string): string | null {
  const introduced = INTRODUCED.exec(prompt);
  if (introduced?.[1]) return isOfClient(prompt, introduced.index) ? null : introduced[1];
  const [, owned = '', pet = ''] = OWNED.exec(prompt) ?? [];
  if (pet && isCreatureOrThing(owned)) return pet;
  const described = DESCRIBED.exec(prompt)?.[1];
  if (described) return described;
  const [, explained = '', as = ''] = EXPLAINED.exec(prompt) ?? [];
  const isName = !SUBJECT_WORDS.has(explained.toLowerCase()) || isCreatureOrThing(as.toLowerCase());
  return explained && isName ? explained : null;
}

/** A prompt without the names in it, so that "Rosa" is not read as a rose, nor the brand "Kettle & Crow" as a bird. */
export function withoutNames(prompt: string): string {
  const name = givenName(prompt) ?? INTRODUCED.exec(prompt)?.[1] ?? null;
  const unnamed = name === null ? prompt : prompt.replace(name, ' ').replace(/\b[Mm]eet\s/u, ' ');
  return unnamed.replace(QUOTED, ' ');
}
