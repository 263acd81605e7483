import type { Breed } from './breed';
import { WHITE } from './fur';

/** The breeds of horses. */
export const HORSES: readonly Breed[] = [
  { title: 'bay', words: 'bay', colors: {} },
  {
    title: 'chestnut',
    words: 'chestnut',
    alone: 'clydesdale thoroughbred shire_horse',
    colors: { body: '#c9753c', belly: '#f7dcb4', accent: '#a04f26' },
  },
  {
    title: 'palomino',
    words: 'palomino',
    alone: 'palomino palomino_horse haflinger',
    colors: { body: '#edc37c', belly: '#fff3d9', accent: '#fbeccc', nose: '#b5875a' },
  },
  {
    title: 'grey horse',
    colors: { body: '#b4b9c4', belly: '#eceef2', accent: '#6c7484', nose: '#6c7484' },
    features: ['spots'],
  },
  {
    title: 'black horse',
    words: 'mustang',
    alone: 'mustang appaloosa',
    colors: { body: '#56525e', belly: '#a59ea8', accent: '#38343f', iris: '#c98a4a', nose: '#38343f' },
  },
  { title: 'white horse', colors: { body: '#f6f2ea', belly: '#e5dacb', accent: '#cdbfae', nose: '#b59a8c' } },
  {
    title: 'pinto',
    words: 'pinto',
    colors: { body: WHITE, belly: '#efd9bc', accent: '#8f5a38', marked: '#b5764a', nose: '#a5705a' },
    extras: ['hair', 'spots'],
  },
];

/** The breeds of pigs. */
export const PIGS: readonly Breed[] = [
  { title: 'pink pig', colors: {} },
  { title: 'spotted pig', colors: { marked: '#8a6a74' }, features: ['spots'] },
  {
    title: 'peach pig',
    colors: { body: '#f9c4a8', belly: '#fee3d0', accent: '#e8946f', inner: '#f2a98a', nose: '#f0a080' },
  },
  {
    title: 'ginger pig',
    words: 'boar',
    colors: { body: '#c98458', belly: '#f0c8a2', accent: '#9a5c38', inner: '#eeb090', nose: '#e39a84' },
  },
  {
    title: 'grey pig',
    colors: { body: '#9c9099', belly: '#d9cdd0', accent: '#736870', inner: '#e8b0b8', nose: '#dc9aa6' },
  },
];

/** The breeds of cattle. */
export const CATTLE: readonly Breed[] = [
  { title: 'black and white cow', words: 'holstein', colors: {} },
  {
    title: 'brown cow',
    words: 'jersey',
    colors: { body: '#b87f52', belly: '#f7dcc0', accent: '#7f5136', inner: '#f0b8ac' },
    extras: ['small_horns'],
  },
  { title: 'red and white cow', colors: { accent: '#b0603a', marked: '#c0703f' } },
  {
    title: 'highland cow',
    words: 'highland bull ox',
    colors: { body: '#cf8a4a', belly: '#f5d6a6', accent: '#a0622f', inner: '#f0b8a0', nose: '#e5a898' },
    extras: ['hair', 'horns'],
  },
  { title: 'cream cow', colors: { body: '#f3e2c4', belly: '#fbefdd', accent: '#b5946a' }, extras: ['small_horns'] },
];

/** The breeds of sheep. */
export const SHEEP: readonly Breed[] = [
  { title: 'white sheep', colors: {} },
  { title: 'cream sheep', colors: { body: '#f0e0c2', belly: '#d9b596', accent: '#8a6a54', nose: '#7a5548' } },
  { title: 'pale-faced sheep', colors: { body: '#fbf7f0', belly: '#f3d9c4', accent: '#8a7468', nose: '#c98a86' } },
  { title: 'grey sheep', colors: { body: '#b9b5ba', belly: '#5c545c', accent: '#464048', nose: '#38323a' } },
];

/** The breeds of deer. */
export const DEER: readonly Breed[] = [
  { title: 'red deer', colors: {} },
  {
    title: 'fallow deer',
    words: 'fawn',
    colors: { body: '#d0985c', belly: '#fff2da', marked: '#fbe9cc' },
    features: ['spots'],
  },
  { title: 'reindeer', words: 'reindeer', colors: { body: '#95725c', belly: '#f1e2d0', accent: '#5f4638' } },
  { title: 'dark deer', colors: { body: '#8f6244', belly: '#ecd4b4', accent: '#583b2b' } },
];

/** The breeds of unicorns. */
export const UNICORNS: readonly Breed[] = [
  { title: 'lilac unicorn', colors: {} },
  {
    title: 'sky unicorn',
    colors: { body: '#f4f8fd', belly: '#dfeefa', accent: '#76b4ee', inner: '#bcd8f5', nose: '#93b8dd' },
  },
  { title: 'rose unicorn', colors: { body: '#fdeef2', accent: '#f08fb0' } },
  {
    title: 'mint unicorn',
    colors: { body: '#f2fbf6', belly: '#dcf3e6', accent: '#6fcaa8', inner: '#b8e6d2', nose: '#8cc4aa' },
  },
  {
    title: 'golden unicorn',
    colors: { body: '#fff8ea', belly: '#fdeccb', accent: '#f2b548', inner: '#fbdca6', nose: '#dda86c' },
  },
  {
    title: 'night unicorn',
    colors: {
      body: '#5a5490',
      belly: '#a59cd4',
      accent: '#f0a3d4',
      inner: '#c9a8e8',
      iris: '#f5d070',
      nose: '#8a7fc4',
    },
  },
];
