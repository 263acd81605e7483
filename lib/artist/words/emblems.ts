import type { SpeciesId } from '../species';
import { entryWord, type Token, wordAt } from './tokens';

/** The species that represents a type of business, by words for the business. */
const ROWS: readonly (readonly [SpeciesId, string])[] = [
  ['tooth', 'dentist dental dentistry orthodontist orthodontic toothpaste zahnarzt dentista dentiste'],
  ['bread_loaf', 'bakery baker bakehouse sourdough backerei panaderia boulangerie panificio'],
  ['cup', 'coffee cafe espresso roastery roaster barista cafeteria coffeehouse kaffee'],
  ['piggy_bank', 'bank banking finance fintech loan budget budgeting accounting tax accountant sparkasse'],
  ['drop', 'plumbing plumber pool swimming irrigation'],
  ['lightbulb', 'electricity electrician electrical innovation lighting'],
  ['sun', 'solar sunscreen'],
  ['cloud', 'hosting weather saas'],
  ['robot', 'ai software automation chatbot'],
  ['book', 'bookstore bookshop bookseller library publisher publishing legal law lawyer'],
  ['pencil', 'school tutoring tutor homework stationery education kindergarten preschool classroom'],
  ['music_note', 'music radio choir orchestra songwriting'],
  ['camera', 'photography photographer'],
  ['earth', 'travel tourism translation geography'],
  ['suitcase_thing', 'hotel hostel luggage'],
  ['box', 'delivery shipping logistics moving courier warehouse'],
  ['house', 'realtor estate housing mortgage realty roofing'],
  ['pill', 'pharmacy pharmacist drugstore apotheke farmacia pharmacie medication medicine'],
  ['heart', 'hospital clinic healthcare health charity nonprofit dating wedding cardiology'],
  ['dumbbell_thing', 'gym fitness workout crossfit'],
  ['padlock', 'password vpn security privacy antivirus encryption locksmith'],
  ['magnifying_glass', 'search seo analytics'],
  ['game_controller', 'gaming arcade esports videogame'],
  ['trash_can', 'recycling waste'],
  ['leaf', 'organic vegan ecology sustainability sustainable eco environmental landscaping'],
  ['plant', 'gardening nursery'],
  ['blossom', 'florist floristry'],
  ['washing_machine', 'laundry laundromat'],
  ['spray_bottle', 'cleaning cleaner housekeeping'],
  ['scissors', 'barbershop barber hairdresser salon hairdressing'],
  ['bubble', 'messaging messenger chat forum'],
  ['microphone_thing', 'podcast karaoke'],
  ['envelope', 'mail email newsletter postal'],
  ['clock', 'scheduling productivity'],
  ['chip', 'semiconductor electronics hardware'],
  ['gear', 'engineering manufacturing garage'],
  ['car', 'automobile automotive carwash'],
  ['paint_roller', 'decorating decorator'],
  ['shield', 'insurance'],
  ['lion', 'zoo safari'],
  ['dog', 'veterinarian vet kennel petcare veterinary pet'],
  ['eyeball', 'optician optometrist'],
];

const BY_WORD: ReadonlyMap<string, SpeciesId> = new Map(
  ROWS.flatMap(([id, words]) => words.split(' ').map((word) => [entryWord(word), id] as const)),
);

/** Words that ask for a mascot without saying what it is. */
const OPEN = new Set('mascot character logo figure icon maskottchen mascota mascotte'.split(' '));

/** Prepositions between such a word and the business. */
const FOR = new Set('for of fur para pour per'.split(' '));

/** The species for a business, with the word that names the business and its position. */
export interface Emblem {
  species: SpeciesId;
  subject: string;
  at: number;
}

/**
 * The species for the business in a prompt that only asks for its mascot: a tooth for "a mascot for a dentist's
 * office". Null if there is none. `person` is the position of the first word for a person, or -1.
 */
export function emblemOf(tokens: readonly Token[], person: number): Emblem | null {
  const open = tokens.findIndex(({ word }) => OPEN.has(word));
  const isFor = FOR.has(wordAt(tokens, open + 1));
  if (open < 0 || (person >= 0 && (!isFor || person < open))) return null;
  const places = isFor ? tokens.slice(open + 2) : tokens.slice(0, open);
  const first = places.findIndex(({ word }) => BY_WORD.has(word));
  const { word = '', text = '' } = places[first] ?? {};
  const species = BY_WORD.get(word);
  return species ? { species, subject: text.toLowerCase(), at: isFor ? open + 2 + first : first } : null;
}
