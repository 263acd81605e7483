import { coat, shift, type NamedLook } from '../look';

/** The two most requested looks from stories; they come before all looks that share their words. */
export const TRAVELLERS: readonly NamedLook[] = [
  {
    title: 'as an astronaut',
    words: 'astronaut|cosmonaut|space ?(?:man|woman|explorer|traveller|suit|outfit)|outer space|space',
    wears: ['space_helmet', 'space_suit', 'flag'],
  },
  {
    title: 'as a pirate',
    words: 'pirate(?: captain| king| queen)?|buccaneer|corsair',
    wears: ['pirate_hat', 'eye_patch', 'sword', 'scarf:#c4243f'],
    feeling: 'cheeky',
  },
];

/** Looks from stories, fairy tales and shows. */
export const CHARACTERS: readonly NamedLook[] = [
  {
    title: 'as a superhero',
    words: 'super.?hero(?:ine)?|comic hero',
    wears: ['superhero_mask:#34405c', 'cape:#d9384a'],
    feeling: 'cool',
  },
  {
    title: 'as a villain',
    words: 'villain|evil|bad guy',
    wears: ['superhero_mask:#34343f', 'cape:#5b3f7d'],
    paint: shift(-0.08, 0.9, 'darker'),
    feeling: 'angry',
  },
  { title: 'as a ninja', words: 'ninja', wears: ['ninja_band', 'scarf:#34343f', 'sword'], feeling: 'cool' },
  { title: 'as a knight', words: 'knight|medieval|paladin', wears: ['knight_helmet', 'armor', 'sword', 'shield'] },
  { title: 'as a viking', words: 'viking|norse', wears: ['viking_helmet', 'cape:#7d5a48', 'shield'] },
  {
    title: 'as a wizard',
    words: 'wizard|sorcer(?:er|ess)|mage|magic(?:al)?',
    wears: ['wizard_hat', 'cape:#5a45b8', 'wand'],
  },
  { title: 'as a magician', words: 'magician|illusionist', wears: ['top_hat', 'bow_tie', 'cape:#34343f', 'wand'] },
  { title: 'as a king', words: 'king|royal(?:ty)?|prince|emperor', wears: ['crown', 'cape:#c4243f'], feeling: 'happy' },
  { title: 'as a queen', words: 'queen|princess', wears: ['crown', 'necklace', 'cape:#8e5bd0'] },
  { title: 'as an angel', words: 'angel(?:ic)?', wears: ['halo', 'angel_wings'], feeling: 'calm' },
  {
    title: 'as a little devil',
    words: 'devil(?:ish)?|demon(?:ic)?',
    wears: ['bat_wings:#7d2035'],
    paint: coat('#d9384a', 'red'),
    feeling: 'cheeky',
  },
  { title: 'as a fairy', words: 'fairy|pixie', wears: ['fairy_wings', 'flower_crown', 'wand'] },
  { title: 'as a bee', words: 'bee(?: costume)?|bumblebee', wears: ['bee_costume'] },
  { title: 'as a clown', words: 'clown|circus', wears: ['clown_nose', 'party_hat', 'balloon'], feeling: 'joyful' },
  { title: 'as a ballerina', words: 'ballerina|ballet(?: dancer)?|dancer', wears: ['tutu', 'bow'] },
  {
    title: 'as a cowboy',
    words: 'cowboy|cowgirl|wild west|western|rodeo',
    wears: ['cowboy_hat', 'scarf:#d9382f', 'sheriff_badge', 'boots'],
  },
];
