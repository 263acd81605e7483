import { type Token, wordAt } from './tokens';

/** Organisations, places of business and media that a mascot may be for. */
const ORGANISATIONS: ReadonlySet<string> = new Set(
  (
    'agency airline app aquarium ' +
    'camp challenge campaign association bakery band bank bar blog boutique brand brewery ' +
    'business cafe chain channel ' +
    'charity church clan clinic club college community company conference consultancy course cooperative ' +
    'dealership dentist ' +
    'department event festival firm foundation game garage group gym hospital hostel hotel institute kindergarten ' +
    'label lab laboratory league library magazine market marketplace ministry museum network newsletter nonprofit ' +
    'nursery office organisation organization party pharmacy platform playground podcast practice product program ' +
    'programme project provider publisher restaurant retailer roastery saas salon school service shop site society ' +
    'software spa startup station store studio supermarket team theater theatre tool union university venture ' +
    'website workshop zoo quartet orchestra choir ensemble ' +
    'schule praxis zahnarztpraxis firma verein laden escuela empresa tienda cafeteria ecole entreprise magasin ' +
    'scuola ' +
    'azienda negozio escola loja'
  ).split(' '),
);

/** Organisations whose word also names a thing or what a thing is made into: "a chocolate bar". */
const AMBIGUOUS: ReadonlySet<string> = new Set('bar tool label party product game band network site'.split(' '));
/** Services that a thing before them only names: "cloud backup". */
const SERVICES: ReadonlySet<string> = new Set('backup storage hosting computing delivery rental repair'.split(' '));

/** Whether a thing before this word is only what an organisation or a service deals with: "a pie shop". */
export const isTopic = (word: string): boolean =>
  SERVICES.has(word) || (ORGANISATIONS.has(word) && !AMBIGUOUS.has(word));

/** Words that begin another part of a description, and so end the phrase. */
const ENDS: ReadonlySet<string> = new Set(
  'with wearing wear holding hold carrying riding in on at who that which named called and'.split(' '),
);

/** Verbs of what a mascot does for its audience: "who helps kids learn maths". */
const SERVES: ReadonlySet<string> = new Set(
  (
    'help teach guide support remind inspire encourage motivate train coach welcome greet explain show introduce ' +
    'protect educate entertain promote represent assist advise'
  ).split(' '),
);

/** A verb without the ending of the third person: "teaches" is "teach". */
const verbOf = (word: string): string => (SERVES.has(word) ? word : word.replace(/e?s$/, ''));

/** The most words between "for" and the organisation: "for a family owned organic dog food company". */
const LONGEST = 8;

/**
 * The positions of the words that say whom the mascot is for: "for a small law firm", "who teaches children". The
 * drawing does not show them, so they are reported neither as unknown nor as left out. A theme such as the "rugby" of
 * "for a rugby club" is still read.
 */
export function purposePlaces(tokens: readonly Token[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const [at, { word }] of tokens.entries()) {
    if (ORGANISATIONS.has(word) && !isWorker(tokens, at)) topicPlaces(tokens, at).forEach((place) => places.add(place));
    const isService = SERVES.has(verbOf(wordAt(tokens, at + 1))) && /^(?:who|that|which|to)$/.test(word);
    if (word !== 'for' && !isService) continue;
    const end = isService ? serviceEnd(tokens, at) : organisationAfter(tokens, at);
    for (let place = at; place <= end; place += 1) places.add(place);
  }
  return places;
}

/** Whether a word for a business means somebody who works there: "a crocodile dentist", but not "for a dentist". */
const isWorker = (tokens: readonly Token[], at: number): boolean =>
  wordAt(tokens, at) === 'dentist' && !tokens.slice(Math.max(0, at - LONGEST), at).some(({ word }) => word === 'for');

/** Whether the word at a position names what the mascot is for, such as "tool" in "for our backup tool". */
export const isOrganisation = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(({ word }, start) => word === 'for' && start < at && organisationAfter(tokens, start) === at);

/** Whether a noun says what an organisation is about: "for a hot sauce company". */
export const isTopicOf = (tokens: readonly Token[], { at, length }: { at: number; length: number }): boolean =>
  isTopic(wordAt(tokens, at + length)) && isOrganisation(tokens, at + length);

/** The most words that say what an organisation does: "a local language school". */
const TOPIC_WORDS = 2;

/** The positions of the words right before an organisation, up to an article or a preposition. */
function topicPlaces(tokens: readonly Token[], at: number): number[] {
  const before = Array.from({ length: Math.min(TOPIC_WORDS, at) }, (_, back) => at - 1 - back);
  const end = before.findIndex((place) => {
    const word = wordAt(tokens, place);
    return ENDS.has(word) || !/^\p{L}+$/u.test(word) || /^(?:an?|the|for|of|our|my|your)$/.test(word);
  });
  return [at, ...(end < 0 ? before : before.slice(0, end))];
}

/** The position of the last word of a clause that says what a mascot does for its audience. */
function serviceEnd(tokens: readonly Token[], start: number): number {
  const end = tokens.findIndex(
    ({ word }, at) => at > start + 1 && (/^[,.;:!?\n]$/.test(word) || /^(?:with|wearing|holding|carrying)$/.test(word)),
  );
  return (end < 0 ? tokens.length : end) - 1;
}

/** The position of the last organisation in the phrase that starts at a position; -1 if it names none. */
function organisationAfter(tokens: readonly Token[], start: number): number {
  let found = -1;
  for (let at = start + 1; at <= start + LONGEST; at += 1) {
    const word = tokens[at]?.word ?? '.';
    if (ENDS.has(word) || /^[,.;:!?\n]$/.test(word)) break;
    if (ORGANISATIONS.has(word)) found = at;
  }
  return found;
}
