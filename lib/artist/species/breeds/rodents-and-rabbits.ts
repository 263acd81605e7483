import type { Breed } from './breed';
import { WHITE, PINK } from './fur';

/** The breeds of rodents. */
export const RODENTS: readonly Breed[] = [
  { title: 'grey', words: 'rat', colors: { body: '#a5a9b6', belly: '#f5f0ee', accent: '#7d8292' } },
  { title: 'brown', colors: { body: '#b08560', belly: '#f8e8d2', accent: '#84603f' } },
  { title: 'white', colors: { body: '#f6f2ee', belly: '#ffffff', accent: '#dccfc8', iris: '#d0566a' } },
  { title: 'golden', colors: { body: '#eab676', belly: '#fff7ea', accent: '#b97f45' } },
  { title: 'cream', colors: { body: '#f2ddbe', belly: '#fffaf0', accent: '#cfae84' } },
  {
    title: 'patched',
    colors: { body: WHITE, belly: '#ffffff', accent: '#a5805f', marked: '#c99a6a' },
    marks: ['patches'],
    earColors: ['marking', 'accent'],
  },
  {
    title: 'hooded',
    colors: { body: WHITE, belly: '#ffffff', accent: '#8a7f86', marked: '#8a7f86' },
    marks: ['cap'],
    earColors: ['accent', 'accent'],
  },
  { title: 'dark', colors: { body: '#5f5764', belly: '#d9ccd0', accent: '#4d4652', iris: '#c98a5a' } },
];

/** The breeds of rabbits. */
export const RABBITS: readonly Breed[] = [
  ...RODENTS,
  {
    title: 'lop',
    words: 'lop',
    rare: true,
    colors: { body: '#d0a478', belly: '#fff3e2', accent: '#b08050' },
    ears: 'floppy',
  },
  {
    title: 'dutch rabbit',
    words: 'dutch',
    colors: { body: '#5f5b6a', belly: WHITE, accent: '#48444f', inner: PINK, iris: '#b58a5a' },
    extras: ['blaze'],
    socks: 'belly',
  },
];

/** The breeds of squirrels. */
export const SQUIRRELS: readonly Breed[] = [
  { title: 'red squirrel', colors: {} },
  { title: 'grey squirrel', colors: { body: '#a3a3aa', belly: '#f7f4f0', accent: '#74747e', inner: '#f0e6dc' } },
  { title: 'chestnut squirrel', words: 'chipmunk', colors: { body: '#d08a4c', belly: '#fff2dc', accent: '#8d5730' } },
  { title: 'dark squirrel', colors: { body: '#6f5850', belly: '#ecd9c4', accent: '#4d3b36' } },
];
