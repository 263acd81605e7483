import { to, coat, shift, type NamedLook } from '../look';

/** Looks that change colours and materials more than clothes. */
export const FINISHES: readonly NamedLook[] = [
  {
    title: 'as a zombie',
    words: 'zombie|undead',
    paint: coat('#93b56f', 'a sickly green'),
    feeling: 'sleepy',
    pattern: 'patches',
  },
  { title: 'ghostly', words: 'ghost(?:ly)?|phantom', paint: to('#dfe6f5', 'a ghostly white') },
  {
    title: 'robotic',
    words: 'robot(?:ic)?|android|cyborg|mechanical|metal(?:lic)?',
    wears: ['armor'],
    paint: to('#aab6c6', 'steel grey'),
  },
  { title: 'golden', words: 'gold(?:en)?', paint: to('#efb93f', 'golden') },
  { title: 'silver', words: 'silver|chrome|platinum', paint: to('#c3cbd6', 'silver') },
  { title: 'a bronze statue', words: 'bronze|statue', paint: to('#b0783f', 'bronze') },
  { title: 'icy', words: 'ice|icy|frozen|frost(?:y)?', paint: to('#bfe6f7', 'icy blue') },
  { title: 'fiery', words: 'fire|fiery|lava|flaming', paint: to('#f0612c', 'fiery orange') },
  { title: 'like chocolate', words: 'chocolate', paint: to('#7b4a32', 'chocolate brown') },
  { title: 'like candy', words: 'candy|bubble ?gum|sweets', paint: to('#ff9cc8', 'candy pink') },
  { title: 'like a galaxy', words: 'galaxy|cosmic|starry', paint: to('#5a4bb5', 'galaxy violet'), pattern: 'stars' },
  { title: 'dark', words: 'night(?: mode)?|dark(?: mode| theme)?|midnight|shadow', paint: shift(-0.2, 0.85, 'darker') },
  { title: 'pastel', words: 'pastel|soft colou?rs?', paint: shift(0.09, 0.6, 'pastel') },
  { title: 'neon', words: 'neon|vivid|electric', paint: shift(0.03, 1.45, 'brighter') },
  {
    title: 'black and white',
    words: 'black and white|monochrome|gr[ae]yscale|noir',
    paint: shift(0, 0, 'black and white'),
  },
  { title: 'vintage', words: 'vintage|sepia|faded|old photo', paint: shift(0.02, 0.5, 'faded') },
];
