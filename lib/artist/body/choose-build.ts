import type { BuildId } from '@/lib/core/sheet/vocabulary';
import type { Character } from '../character';
import type { Dice } from '../random';
import type { SpeciesId } from '../species';

/** Builds by profession or age: the words that ask for each. */
const PERSONAS: Readonly<Record<BuildId, string>> = {
  bean: 'barista nurse waiter postman',
  tall: 'dancer ballerina magician waitress elf prince princess queen conductor fairy angel basketball_player archer',
  big_head: 'child kid boy girl toddler baby student pupil ninja',
  block: 'superhero hero guard boxer firefighter builder knight viking wrestler bodyguard policeman police lumberjack',
  teardrop: 'chef baker cook king santa opera_singer sumo farmer grandma grandpa',
  noodle: 'runner scientist professor wizard developer programmer coder hacker artist yoga skater surfer',
};

/** Builds that suit a kind of animal, with the likeliest listed more than once; other kinds may have any build. */
const KINDS: readonly (readonly [kinds: string, builds: readonly [BuildId, ...BuildId[]]])[] = [
  [
    'bear gorilla yeti hippo rhino elephant lion walrus boar bison buffalo ox bull wombat badger warthog',
    ['block', 'teardrop', 'block', 'teardrop', 'bean'],
  ],
  ['panda pig hamster capybara otter beaver koala', ['teardrop', 'bean', 'teardrop', 'big_head', 'block']],
  ['rabbit kangaroo monkey lizard meerkat lemur sloth', ['bean', 'tall', 'big_head', 'bean', 'teardrop']],
  ['alien giraffe ostrich heron', ['noodle', 'tall', 'noodle', 'big_head', 'teardrop']],
  ['mouse chipmunk squirrel hedgehog', ['big_head', 'teardrop', 'bean', 'bean', 'tall']],
  [
    'fox wolf cat deer raccoon',
    ['tall', 'noodle', 'big_head', 'bean', 'teardrop', 'block', 'tall', 'noodle', 'big_head'],
  ],
  ['dragon dinosaur crocodile', ['teardrop', 'block', 'bean', 'tall']],
  ['frog', ['teardrop', 'noodle', 'noodle', 'big_head']],
  ['robot', ['block', 'noodle', 'bean', 'teardrop', 'tall', 'big_head']],
  ['person', ['bean', 'tall', 'noodle', 'bean', 'tall', 'teardrop']],
  ['fairy elf mermaid', ['tall', 'big_head', 'bean']],
  ['gnome', ['teardrop', 'big_head']],
  ['dwarf', ['block', 'teardrop']],
];
const ANY: readonly [BuildId, ...BuildId[]] = [
  'bean',
  'tall',
  'big_head',
  'block',
  'teardrop',
  'bean',
  'tall',
  'bean',
  'big_head',
];

const BY_PERSONA = new Map(
  Object.entries(PERSONAS).flatMap(([build, words]) => words.split(' ').map((word) => [word, build as BuildId])),
);
const BY_KIND = new Map(KINDS.flatMap(([kinds, builds]) => kinds.split(' ').map((kind) => [kind, builds])));

/** The nouns that describe a character: its profession and its subject; `_` joins the words of a phrase. */
export const personasOf = ({ role, subject }: Pick<Character, 'role' | 'subject'>): string[] =>
  [role, subject].flatMap((words) => (words === null ? [] : [words.toLowerCase().replaceAll(' ', '_')]));

/**
 * The build of a character: the one in its sheet, else one that suits its profession, else a random one that suits its
 * kind.
 */
export function buildOf(character: Character, dice: Dice): BuildId {
  const kind: SpeciesId = character.species;
  const dealt = dice.pick(BY_KIND.get(kind) ?? ANY);
  const named = personasOf(character).flatMap((word) => BY_PERSONA.get(word) ?? []);
  return character.build ?? named[0] ?? dealt;
}
