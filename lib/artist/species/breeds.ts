import { deepOf, paleOf } from '../palettes';
import { BIRD_AND_FISH_BREEDS } from './breeds-wings-fins';
import { MAMMAL_BREEDS } from './breeds-mammals';
import type { Breed } from './breed';
import type { SpeciesId } from './index';

/** A creature of one colour, with the pale belly and the deep accents that go with it. */
const tint = (title: string, body: string, iris?: string): Breed => ({
  title,
  colors: { body, belly: paleOf(body), accent: deepOf(body), ...(iris ? { iris } : {}) },
});
/** A thing in another paint; what else it is made of stays as it is. */
const paint = (title: string, body: string, accent?: string): Breed => ({
  title,
  colors: { body, ...(accent ? { accent } : {}) },
});

const JELLIES = [
  tint('mint', '#6fd0b0'),
  tint('lime', '#9fcf4a'),
  tint('sky', '#68b8ee'),
  tint('grape', '#a184e0'),
  tint('rose', '#f08fb0'),
  tint('peach', '#f7a578'),
  tint('lemon', '#f2cf52'),
  tint('teal', '#4fb3b8'),
  tint('coral', '#ee7a72'),
  tint('leaf', '#6fbf5a'),
] as const;
const BRIGHTS = [
  paint('red', '#e5585d'),
  paint('blue', '#5a93e0'),
  paint('yellow', '#f7c544'),
  paint('mint', '#74c9ad'),
  paint('purple', '#9a7fdc'),
  paint('pink', '#f291ad'),
  paint('orange', '#f29350'),
  paint('green', '#7cbb5c'),
  paint('teal', '#4fb0b8'),
  paint('cream', '#f5e7cc'),
] as const;
const EARTHS = [
  tint('chestnut', '#a5653c'),
  tint('sand', '#d8b07c'),
  tint('grey', '#9d9aa0'),
  tint('cocoa', '#9c7259'),
  tint('cinnamon', '#c98550'),
] as const;
const GREENS = [
  tint('leaf', '#6fbf55', '#f3b63f'),
  tint('lime', '#a5cf45', '#e87a3a'),
  tint('jade', '#4fb08c', '#f3b63f'),
  tint('turquoise', '#4bb5c4', '#f3b63f'),
  tint('gold', '#efc046', '#d0692f'),
  tint('red', '#e2604c', '#f3b63f'),
  tint('blue', '#5b8fe0', '#f3b63f'),
  tint('violet', '#a184d8', '#f3b63f'),
] as const;

const DRAGONS: readonly Breed[] = [
  { title: 'emerald dragon', colors: {} },
  {
    title: 'fire dragon',
    words: 'fire lava',
    colors: { body: '#d9544a', belly: '#fbdc9e', accent: '#f2a83f', nose: '#8a2f30' },
    extras: ['curled_horns', 'spikes', 'bat_wings'],
  },
  {
    title: 'storm dragon',
    words: 'storm thunder',
    colors: { body: '#5b8bd9', belly: '#e6f0fb', accent: '#f5cf5a', nose: '#34589a' },
  },
  {
    title: 'amethyst dragon',
    colors: { body: '#9873d6', belly: '#f0dff8', accent: '#f090b8', iris: '#7fd0c0', nose: '#61419a' },
    extras: ['small_horns', 'spikes', 'bat_wings'],
  },
  {
    title: 'golden dragon',
    colors: { body: '#f0bd48', belly: '#fff4d2', accent: '#d9664a', iris: '#4f9a62', nose: '#a8742c' },
    extras: ['antlers', 'spikes', 'bat_wings'],
  },
  {
    title: 'frost dragon',
    words: 'frost ice snow',
    colors: { body: '#d6ebf5', belly: '#ffffff', accent: '#68a9da', iris: '#3f7fc4', nose: '#7fa4c0' },
    extras: ['unicorn_horn', 'spikes', 'bat_wings'],
  },
  {
    title: 'shadow dragon',
    words: 'shadow night',
    colors: { body: '#575a72', belly: '#c9c4dc', accent: '#a070d8', iris: '#9be070', nose: '#33354a' },
  },
  {
    title: 'rose dragon',
    colors: { body: '#f09aac', belly: '#fff0ec', accent: '#c85f92', iris: '#8f5fc0', nose: '#b05070' },
    extras: ['small_horns', 'spikes', 'insect_wings'],
  },
  {
    title: 'sea dragon',
    colors: { body: '#45b0b5', belly: '#eef6cc', accent: '#f08a68', nose: '#2a7a82' },
    extras: ['frill', 'bat_wings'],
  },
  {
    title: 'moss dragon',
    colors: { body: '#9dbb4e', belly: '#f7f1c4', accent: '#8a6a44', iris: '#c2703a', nose: '#66803a' },
    extras: ['curled_horns', 'spikes', 'bat_wings'],
  },
];

const ROBOTS: readonly Breed[] = [
  { title: 'white robot', colors: {} },
  { title: 'yellow robot', colors: { body: '#f5c850', accent: '#5a6478', iris: '#ffdf7a' } },
  {
    title: 'red robot',
    colors: { body: '#e2685c', accent: '#f2e3cc', iris: '#ffd08a' },
    extras: ['antennae', 'ear_disks'],
  },
  { title: 'mint robot', colors: { body: '#97d6bf', accent: '#f08a62', iris: '#b6f5c8' }, extras: ['ear_disks'] },
  {
    title: 'steel robot',
    colors: { body: '#93a4b8', accent: '#f2a24a', iris: '#7fd8ff' },
    extras: ['antenna', 'ear_disks'],
  },
  {
    title: 'copper robot',
    words: 'steampunk',
    colors: { body: '#d08a5c', accent: '#54706e', belly: '#3a2f38', iris: '#ffc36e' },
    extras: ['antenna', 'ear_disks'],
  },
  {
    title: 'lavender robot',
    colors: { body: '#b9a8ea', accent: '#7256c0', belly: '#2f2850', iris: '#f7b0e4' },
    extras: ['antennae'],
  },
  {
    title: 'blue robot',
    colors: { body: '#6a9fe6', accent: '#f7f3ea', iris: '#8ff5e0' },
    extras: ['antenna', 'ear_disks'],
  },
  {
    title: 'dark robot',
    words: 'stealth',
    colors: { body: '#626c84', accent: '#5fd0c4', belly: '#20263a', iris: '#7df5c6' },
    extras: ['antennae', 'ear_disks'],
  },
  {
    title: 'rose robot',
    colors: { body: '#f2a3b8', accent: '#8a5a8c', belly: '#46304e', iris: '#ffe08a' },
    extras: ['antenna'],
  },
];

const CUPS: readonly Breed[] = [
  { title: 'cream cup', colors: {} },
  paint('red cup', '#de6257', '#f7e3c4'),
  paint('blue cup', '#6a9bdc', '#f7efdc'),
  paint('mint cup', '#8ed0b8', '#f08a72'),
  paint('yellow cup', '#f7cd5c', '#d9744a'),
  paint('rose cup', '#f3a6b8', '#b85c80'),
  paint('slate cup', '#8494ac', '#f2b84a'),
  paint('lilac cup', '#b9a2e2', '#f5d272'),
  paint('white cup', '#fbfaf8', '#5b8fd0'),
  paint('sage cup', '#a9bd8c', '#7d5a44'),
  paint('teal cup', '#57b0b2', '#f6d9a8'),
];

/** Phones have a screen that must stay pale; their frames are what differs. */
const PHONES: readonly Breed[] = [
  { title: 'graphite', colors: {} },
  paint('blue', '#5a82c8', '#f2b84a'),
  paint('rose', '#e58ba2', '#9a5fb8'),
  paint('green', '#5f9f86', '#f2a65a'),
  paint('lilac', '#9a86cf', '#f090b0'),
  paint('gold', '#dcb25c', '#5b7fb8'),
];

/** The natural looks of species that have several; one that is not here has the one look that is its name. */
export const BREEDS: Readonly<Partial<Record<SpeciesId, readonly Breed[]>>> = {
  ...MAMMAL_BREEDS,
  ...BIRD_AND_FISH_BREEDS,
  dragon: DRAGONS,
  robot: ROBOTS,
  cup: CUPS,
  phone: PHONES,
  teapot: BRIGHTS.map(({ title, colors }) => ({
    title,
    colors: { ...colors, belly: paleOf(colors.body ?? ''), accent: deepOf(colors.body ?? '') },
  })),
  car: [...BRIGHTS, { title: 'taxi', words: 'taxi', colors: { body: '#f7c544' } }],
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
