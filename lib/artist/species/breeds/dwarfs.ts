import type { Breed } from './breed';

/** The dwarfs: bearded unless the prompt names a woman, who has the hair of one. */
export const DWARFS: readonly Breed[] = [
  { title: 'bearded dwarf', words: 'bearded', colors: {}, features: ['long_beard'] },
  {
    title: 'dwarf woman',
    words: 'woman female girl lady queen princess mother grandmother daughter maiden',
    rare: true,
    colors: {},
    features: ['lashes'],
    extras: ['hair'],
  },
];
