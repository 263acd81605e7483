import type { Token } from './tokens';

/** Organisations, places of business and media that a mascot may be for. */
const ORGANISATIONS: ReadonlySet<string> = new Set(
  (
    'agency airline app association bakery band bank bar blog boutique brand brewery business cafe campaign channel ' +
    'charity church clinic club college community company conference consultancy cooperative dealership dentist ' +
    'department event festival firm foundation game garage group gym hospital hostel hotel institute kindergarten ' +
    'label lab laboratory league library magazine market marketplace ministry museum network newsletter nonprofit ' +
    'nursery office organisation organization party pharmacy platform playground podcast practice product program ' +
    'programme project provider publisher restaurant retailer roastery saas salon school service shop site society ' +
    'software spa startup station store studio supermarket team theater theatre tool union university venture website ' +
    'workshop zoo'
  ).split(' '),
);

/** Words that begin another part of a description, and so end the phrase. */
const ENDS: ReadonlySet<string> = new Set(
  'with wearing wear holding hold carrying riding in on at who that which named called and'.split(' '),
);

/** The most words between "for" and the organisation: "for a family owned organic dog food company". */
const LONGEST = 8;

/**
 * The positions of the words that say whom the mascot is for: "for a small law firm". The drawing does not show them, so
 * they are reported neither as unknown nor as left out. A theme such as the "rugby" of "for a rugby club" is still read.
 */
export function purposePlaces(tokens: readonly Token[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const [at, { word }] of tokens.entries()) {
    if (word !== 'for') continue;
    const end = organisationAfter(tokens, at);
    for (let place = at; place <= end; place += 1) places.add(place);
  }
  return places;
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
