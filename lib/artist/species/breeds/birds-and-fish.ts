import type { Breed } from './breed';
import type { SpeciesId } from '..';

const FISHES: readonly Breed[] = [
  { title: 'goldfish', words: 'goldfish', colors: {} },
  { title: 'clownfish', words: 'clownfish', colors: { body: '#f57f35', belly: '#fffaf2', accent: '#45404c' } },
  { title: 'blue tang', words: 'tang', colors: { body: '#4a8ae0', belly: '#e2eefb', accent: '#f7cf4a' } },
  { title: 'koi', words: 'koi', colors: { body: '#fbf5ec', belly: '#ffffff', accent: '#e8663f' } },
  { title: 'trout', words: 'trout salmon tuna', colors: { body: '#8fa6b4', belly: '#fbe3da', accent: '#5f7889' } },
  { title: 'angelfish', colors: { body: '#f5d255', belly: '#fffae4', accent: '#4f8fc4' } },
  {
    title: 'betta',
    words: 'betta',
    alone: 'betta betta_fish',
    colors: { body: '#8f6fd0', belly: '#e8dcfa', accent: '#d65a9a' },
  },
  { title: 'reef fish', colors: { body: '#4fbcae', belly: '#e6f9ee', accent: '#f08a62' } },
  { title: 'rosy fish', colors: { body: '#f08fa4', belly: '#ffeef0', accent: '#c2537f' } },
];

/** The breeds of birds and fish. */
export const BIRD_AND_FISH_BREEDS: Readonly<Partial<Record<SpeciesId, readonly Breed[]>>> = {
  fish: FISHES,
  bird: [
    { title: 'bluebird', words: 'bluebird', colors: {} },
    { title: 'canary', words: 'canary', colors: { body: '#f8d24e', belly: '#fff6d0', accent: '#d99a2e' } },
    {
      title: 'budgie',
      words: 'budgie',
      colors: { body: '#8cc85a', belly: '#f7ef9c', accent: '#4f8f4a', nose: '#e8a06a' },
    },
    {
      title: 'cardinal',
      words: 'cardinal',
      form: 'parrot',
      colors: { body: '#e0574e', belly: '#fbd3bc', accent: '#a53338' },
    },
    {
      title: 'bullfinch',
      alone: 'bullfinch',
      form: 'robin',
      faceOn: 'belly',
      colors: { body: '#7f8ba0', belly: '#f5a08a', accent: '#4f5a70', nose: '#5a5560' },
    },
    {
      title: 'tit',
      words: 'titmouse',
      alone: 'titmouse great_tit blue_tit',
      form: 'sparrow',
      faceOn: 'belly',
      colors: { body: '#5b93c4', belly: '#fbe490', accent: '#38618f', nose: '#5a5f70' },
    },
    {
      title: 'kingfisher',
      words: 'kingfisher',
      colors: { body: '#2fa3b8', belly: '#f7b06a', accent: '#23708f', nose: '#4a5566' },
    },
    { title: 'lilac bird', form: 'duck', colors: { body: '#a58fd8', belly: '#f6e8f4', accent: '#7558b0' } },
    { title: 'rosefinch', form: 'dove', colors: { body: '#ee93a8', belly: '#fff0ea', accent: '#b85a7c' } },
    {
      title: 'wood bird',
      form: 'sparrow',
      faceOn: 'belly',
      colors: { body: '#b08860', belly: '#fbedd2', accent: '#75543c', nose: '#8a6a4a' },
    },
  ],
  parrot: [
    { title: 'scarlet macaw', words: 'macaw scarlet', colors: {} },
    { title: 'green parrot', words: 'amazon', colors: { body: '#5fb84c', belly: '#d9e86a', accent: '#e2584c' } },
    { title: 'blue macaw', words: 'hyacinth', colors: { body: '#3f86dc', belly: '#fbd34e', accent: '#2fa07a' } },
    {
      title: 'cockatoo',
      words: 'cockatoo',
      rare: true,
      colors: { body: '#f8f4ec', belly: '#fffefa', accent: '#f5cf52' },
    },
    { title: 'grey parrot', rare: true, colors: { body: '#98a2b0', belly: '#e9ecf0', accent: '#d9534a' } },
    {
      title: 'lovebird',
      words: 'lovebird',
      alone: 'lovebird',
      rare: true,
      colors: { body: '#f79a5c', belly: '#fbdc7a', accent: '#58a85a', nose: '#d9645a' },
    },
  ],
  owl: [
    { title: 'brown owl', colors: {} },
    {
      title: 'barn owl',
      words: 'barn',
      colors: { body: '#d9a868', belly: '#fff8ec', accent: '#a8743f', iris: '#7a5a3c' },
    },
    {
      title: 'snowy owl',
      words: 'snowy',
      colors: { body: '#f0f1f4', belly: '#ffffff', accent: '#b3bccb', iris: '#f2b832' },
    },
    { title: 'grey owl', colors: { body: '#8f98a8', belly: '#eef0f3', accent: '#626c80', iris: '#f5b93a' } },
    { title: 'dark owl', colors: { body: '#6b5a5c', belly: '#ecd9c8', accent: '#4a3d42', iris: '#f08a3c' } },
    { title: 'dusk owl', colors: { body: '#7d7bb0', belly: '#e9e4f5', accent: '#56548a', iris: '#f5c04a' } },
    { title: 'russet owl', colors: { body: '#b8643c', belly: '#fbe0bc', accent: '#7f3f28', iris: '#e8c23f' } },
  ],
  duck: [
    { title: 'yellow duck', words: 'rubber duckling', colors: {} },
    { title: 'white duck', words: 'pekin', colors: { body: '#faf7f0', belly: '#ffffff', accent: '#f29a3a' } },
    { title: 'brown duck', colors: { body: '#b58d66', belly: '#f2e0c4', accent: '#e08a3c' } },
    { title: 'teal duck', words: 'mallard', colors: { body: '#4f9f8a', belly: '#f0e4cc', accent: '#f0a03c' } },
    { title: 'grey duck', colors: { body: '#98a5b8', belly: '#eef1f5', accent: '#f0923c' } },
  ],
  hen: [
    { title: 'white hen', colors: {} },
    { title: 'red hen', colors: { body: '#c9733f', belly: '#f7d7a8', accent: '#9a4f2a' } },
    { title: 'golden hen', colors: { body: '#edb95c', belly: '#fff0cc', accent: '#c5853a' } },
    { title: 'black hen', colors: { body: '#5c5862', belly: '#b0a8ac', accent: '#433f49', iris: '#e08a3a' } },
    { title: 'grey hen', colors: { body: '#a8adb8', belly: '#f0f0f2', accent: '#7a8290' } },
  ],
  pigeon: [
    { title: 'grey pigeon', colors: {} },
    { title: 'brown pigeon', colors: { body: '#b5937a', belly: '#ecdccb', accent: '#806350' } },
    { title: 'white pigeon', colors: { body: '#f3f1ee', belly: '#ffffff', accent: '#b8c0cc', marked: '#cdb8e0' } },
    { title: 'dark pigeon', colors: { body: '#67738c', belly: '#a8b4c8', accent: '#465068' } },
  ],
  hummingbird: [
    { title: 'emerald hummingbird', colors: {} },
    { title: 'ruby hummingbird', colors: { body: '#d0505f', belly: '#fbe8dc', accent: '#8f3550', marked: '#f0a03c' } },
    {
      title: 'sapphire hummingbird',
      colors: { body: '#4a7fd6', belly: '#eaf0fa', accent: '#2f4f9a', marked: '#4fc0b0' },
    },
    {
      title: 'violet hummingbird',
      colors: { body: '#8d68c8', belly: '#f2e8f8', accent: '#5f3f98', marked: '#f07fa8' },
    },
  ],
};
