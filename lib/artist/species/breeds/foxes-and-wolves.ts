import type { Breed } from './breed';

/** The breeds of foxes. */
export const FOXES: readonly Breed[] = [
  { title: 'red fox', colors: {} },
  { title: 'amber fox', colors: { body: '#f29a3f', accent: '#6b3a2a' } },
  { title: 'rust fox', colors: { body: '#dd6d35', accent: '#4a2a30' } },
  {
    title: 'arctic fox',
    words: 'arctic snow',
    colors: { body: '#f1f3f6', belly: '#ffffff', accent: '#a9b3c2', inner: '#d9dee6' },
  },
  {
    title: 'silver fox',
    colors: { body: '#5a5e70', belly: '#e8eaf0', accent: '#474b5a', inner: '#474b5a', iris: '#e0a03a' },
  },
  {
    title: 'fennec fox',
    words: 'fennec desert',
    alone: 'fennec fennec_fox',
    colors: { body: '#eec48c', belly: '#fff6e4', accent: '#b07c4c', inner: '#f6cdb4' },
    ears: 'bat',
  },
];

/** The breeds of wolves. */
export const WOLVES: readonly Breed[] = [
  { title: 'grey wolf', words: 'coyote jackal', colors: {} },
  {
    title: 'brown wolf',
    colors: { body: '#9c8470', belly: '#f3e9dc', accent: '#5f4c40', inner: '#5f4c40', iris: '#e0a83a' },
  },
  {
    title: 'white wolf',
    words: 'arctic',
    colors: { body: '#eef0f3', belly: '#ffffff', accent: '#a5b0c0', inner: '#a5b0c0', iris: '#4f8fd0' },
  },
  {
    title: 'black wolf',
    colors: { body: '#5a5c6c', belly: '#c3c4cf', accent: '#40424f', inner: '#40424f', iris: '#efc23c' },
  },
  {
    title: 'blue wolf',
    colors: { body: '#6f87a8', belly: '#eef3f8', accent: '#46587a', inner: '#46587a', iris: '#f0b83f' },
  },
];
