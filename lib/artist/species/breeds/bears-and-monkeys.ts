import type { Breed } from './breed';

/** The breeds of bears. */
export const BEARS: readonly Breed[] = [
  { title: 'brown bear', words: 'grizzly', colors: {} },
  {
    title: 'honey bear',
    words: 'teddy honey',
    colors: { body: '#d9a05c', belly: '#fbe3b8', accent: '#b07838', inner: '#fbe3b8' },
  },
  {
    title: 'black bear',
    colors: { body: '#55505a', belly: '#c9b298', accent: '#3e3a44', inner: '#a58c7c', iris: '#c98a4a' },
  },
  { title: 'cinnamon bear', colors: { body: '#bd7148', belly: '#f5d2ac', accent: '#8f4f30', inner: '#f5d2ac' } },
  { title: 'cocoa bear', colors: { body: '#7f5a48', belly: '#dcbd9c', accent: '#5c3f33', inner: '#dcbd9c' } },
  { title: 'sand bear', colors: { body: '#e2c7a0', belly: '#fff5e2', accent: '#b8946a', inner: '#f5d6b8' } },
  {
    title: 'moon bear',
    colors: { body: '#6a6270', belly: '#f5e8c8', accent: '#4c4654', inner: '#b39aa0', iris: '#d09a4a' },
    muzzle: 'belly',
  },
];

/** The breeds of monkeys. */
export const MONKEYS: readonly Breed[] = [
  { title: 'brown monkey', colors: {} },
  {
    title: 'golden monkey',
    colors: { body: '#e0a04e', belly: '#fbe4bd', accent: '#b5742e', inner: '#fbe4bd', nose: '#8a5a34' },
  },
  {
    title: 'grey monkey',
    words: 'ape',
    colors: { body: '#8d8b96', belly: '#ecdccf', accent: '#63616e', inner: '#ecdccf', nose: '#6a5a5a' },
  },
  {
    title: 'dark monkey',
    words: 'chimp',
    colors: { body: '#5f5058', belly: '#e6bf9c', accent: '#443840', inner: '#e6bf9c', nose: '#5a4038' },
  },
  {
    title: 'red monkey',
    colors: { body: '#c06a40', belly: '#f7d6b0', accent: '#8c4628', inner: '#f7d6b0', nose: '#7a4630' },
  },
];
