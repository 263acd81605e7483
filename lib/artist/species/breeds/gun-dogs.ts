import type { Breed } from './breed';
import { WHITE } from './fur';

/** The breeds of dogs that find and fetch game. */
export const GUN_DOGS: readonly Breed[] = [
  {
    title: 'beagle',
    words: 'beagle',
    colors: { body: '#d08f50', belly: WHITE, accent: '#6f4a38', inner: '#8a5a37' },
    socks: 'belly',
  },
  {
    title: 'labrador',
    words: 'labrador',
    alone: 'yellow_labrador yellow_lab golden_labrador golden_lab goldador labrador_retriever',
    colors: { body: '#f0d29c', belly: '#fff7e4', accent: '#d8ac6a', inner: '#d8ac6a' },
    extras: [],
  },
  {
    title: 'retriever',
    words: 'retriever',
    alone: 'golden_retriever goldie_retriever',
    colors: { body: '#e5ac5c', belly: '#fbe6bf', accent: '#c07f38', inner: '#c07f38' },
    extras: [],
    tail: 'brush',
    tailTip: 'body',
  },
  {
    title: 'black lab',
    alone: 'black_labrador black_lab newfoundland_dog',
    colors: {
      body: '#53525f',
      belly: '#83808c',
      accent: '#3b3a46',
      inner: '#3b3a46',
      iris: '#c98a4a',
      nose: '#2c2a33',
    },
    extras: [],
  },
];
