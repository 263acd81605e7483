import { deepOf, paleOf } from '../../palettes';
import { BIRD_AND_FISH_BREEDS } from './birds-and-fish';
import { MAMMAL_BREEDS } from './mammals';
import type { Breed } from './breed';
import type { SpeciesId } from '..';
import { DRAGONS, ROBOTS } from './dragons-and-robots';
import { DWARFS } from './dwarfs';
import { CUPS, PHONES } from './objects';
import { BRIGHTS, JELLIES, GREENS, tint, EARTHS } from './color-ranges';

/** The breeds of species that have several natural looks. Other species have one. */
export const BREEDS: Readonly<Partial<Record<SpeciesId, readonly Breed[]>>> = {
  ...MAMMAL_BREEDS,
  ...BIRD_AND_FISH_BREEDS,
  dragon: DRAGONS,
  dwarf: DWARFS,
  robot: ROBOTS,
  cup: CUPS,
  phone: PHONES,
  teapot: BRIGHTS.map(({ title, colors }) => ({
    title,
    colors: { ...colors, belly: paleOf(colors.body ?? ''), accent: deepOf(colors.body ?? '') },
  })),
  car: [...BRIGHTS, { title: 'golden yellow', colors: { body: '#f7c544' } }],
  book: BRIGHTS,
  tv: BRIGHTS,
  toaster: BRIGHTS,
  bag: BRIGHTS.map(({ title, colors }) => ({
    title,
    colors: { ...colors, belly: paleOf(colors.body ?? ''), accent: deepOf(colors.body ?? '') },
  })),
  balloon: JELLIES,
  umbrella: BRIGHTS.map(({ title, colors }) => ({ title, colors: { ...colors, belly: paleOf(colors.body ?? '') } })),
  slime: JELLIES,
  monster: JELLIES,
  octopus: JELLIES,
  jellyfish: JELLIES,
  squid: JELLIES,
  alien: [...JELLIES, { title: 'green alien', words: 'martian', colors: {} }],
  starfish: JELLIES,
  diamond: JELLIES,
  circle: JELLIES,
  square: JELLIES,
  triangle: JELLIES,
  hexagon: JELLIES,
  frog: GREENS,
  lizard: GREENS,
  dinosaur: GREENS,
  triceratops: GREENS,
  stegosaurus: GREENS,
  brontosaurus: GREENS,
  snake: GREENS,
  worm: [tint('pink', '#f0949b'), tint('plum', '#b58ab8'), tint('tan', '#dba878')],
  kangaroo: EARTHS.slice(0, 2),
  donkey: EARTHS.slice(1, 3),
  llama: [{ title: 'cream llama', colors: {} }, ...EARTHS.slice(0, 2)],
  goat: [{ title: 'white goat', colors: {} }, ...EARTHS],
  otter: EARTHS,
  camel: EARTHS.slice(1, 2),
  capybara: EARTHS,
};
