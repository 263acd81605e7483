import type { Breed } from './breed';
import type { SpeciesId } from './index';

const [WHITE, PINK, DARK] = ['#fbf8f2', '#f4b3bd', '#45414d'] as const;

const CATS: readonly Breed[] = [
  {
    title: 'grey tabby',
    words: 'tabby mackerel',
    colors: { body: '#a3a9b8', accent: '#6d7690', marked: '#6d7690', iris: '#6fae52' },
    extras: ['stripes'],
    tail: 'ringed',
  },
  {
    title: 'ginger cat',
    words: 'ginger marmalade',
    colors: { body: '#f0a050', belly: '#fff2dc', accent: '#cf7330', marked: '#d27a35', iris: '#8aa83c' },
    extras: ['stripes', 'blaze'],
    tail: 'ringed',
  },
  {
    title: 'tuxedo cat',
    words: 'tuxedo',
    colors: { body: '#50505e', belly: WHITE, accent: '#3a3a46', iris: '#d9c23f' },
    extras: ['blaze'],
    socks: 'belly',
    tailTip: 'belly',
  },
  {
    title: 'white cat',
    colors: { body: '#f6f3ee', belly: '#ffffff', accent: '#d9cfc6', iris: '#4f9bd6' },
    tailTip: 'body',
  },
  {
    title: 'calico cat',
    words: 'calico tortoiseshell',
    colors: { body: WHITE, belly: '#ffffff', accent: '#56505c', marked: '#eb9c50', iris: '#6fae52' },
    marks: ['patches'],
    earColors: ['marking', 'accent'],
    tailTip: 'marking',
  },
  {
    title: 'siamese cat',
    words: 'siamese',
    colors: {
      body: '#f3e4cd',
      belly: '#fbf3e4',
      accent: '#8a6a58',
      inner: '#c79a8a',
      nose: '#5f4640',
      iris: '#4f9fe0',
    },
    marks: ['dark_face'],
    muzzle: 'accent',
    socks: 'accent',
    earColors: ['accent', 'accent'],
    tailTip: 'accent',
    eyes: 'full',
  },
  {
    title: 'black cat',
    words: 'panther',
    colors: {
      body: '#4a4a58',
      belly: '#6a6a7a',
      accent: '#383844',
      inner: '#b58a9a',
      nose: '#8f6f7d',
      iris: '#e8c23c',
    },
  },
  { title: 'cream cat', colors: { body: '#f2d8ae', belly: '#fff8ea', accent: '#dbaf78', iris: '#d08a3a' } },
  {
    title: 'brown tabby',
    colors: { body: '#ab8460', belly: '#f6e9d2', accent: '#6f5039', marked: '#745540', iris: '#b9b03c' },
    extras: ['stripes', 'mask'],
    tail: 'ringed',
    socks: 'belly',
  },
  {
    title: 'blue cat',
    colors: { body: '#8593a8', belly: '#b8c3d2', accent: '#66748a', iris: '#e0a03a' },
    eyes: 'full',
    tailTip: 'body',
  },
  {
    title: 'sandy cat',
    words: 'puma cougar',
    colors: { body: '#d6ac78', belly: '#fdf1dc', accent: '#a87a48', iris: '#5f9a6a' },
    socks: 'belly',
    extras: ['mask'],
  },
  {
    title: 'patched cat',
    words: 'patched',
    colors: { body: WHITE, belly: '#ffffff', accent: '#8a8f9e', marked: '#8a8f9e', iris: '#4fa08a' },
    marks: ['cap'],
    earColors: ['accent', 'accent'],
    tailTip: 'accent',
  },
];

const DOGS: readonly Breed[] = [
  {
    title: 'beagle',
    words: 'beagle',
    colors: { body: '#d08f50', belly: WHITE, accent: '#6f4a38', inner: '#8a5a37' },
    socks: 'belly',
  },
  {
    title: 'labrador',
    words: 'labrador',
    colors: { body: '#f0d29c', belly: '#fff7e4', accent: '#d8ac6a', inner: '#d8ac6a' },
    extras: [],
  },
  {
    title: 'retriever',
    words: 'retriever',
    colors: { body: '#e5ac5c', belly: '#fbe6bf', accent: '#c07f38', inner: '#c07f38' },
    extras: [],
    tail: 'brush',
  },
  {
    title: 'black lab',
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
  {
    title: 'husky',
    words: 'husky malamute',
    colors: { body: WHITE, belly: '#ffffff', accent: '#75839a', inner: '#f0c0c0', marked: '#75839a', iris: '#4fa6e8' },
    ears: 'pointed',
    tail: 'brush',
    extras: [],
    marks: ['cap'],
    earColors: ['accent', 'accent'],
    tailTip: 'accent',
    eyes: 'full',
  },
  {
    title: 'shiba',
    words: 'shiba akita',
    colors: { body: '#e8954c', belly: '#fff6e6', accent: '#c5702e', inner: '#fbe0c0' },
    ears: 'cat',
    tail: 'wag',
    extras: ['mask'],
    socks: 'belly',
  },
  {
    title: 'corgi',
    words: 'corgi',
    colors: { body: '#eda65c', belly: '#fffaf0', accent: '#c97f3a', inner: '#f6c9b4' },
    ears: 'pointed',
    tail: 'stub',
    extras: ['blaze'],
    socks: 'belly',
  },
  {
    title: 'dalmatian',
    words: 'dalmatian',
    colors: { body: WHITE, belly: '#ffffff', accent: DARK, inner: DARK, marked: DARK },
    extras: [],
    features: ['spots'],
  },
  {
    title: 'terrier',
    words: 'terrier russell',
    colors: { body: '#fbf5ea', belly: '#ffffff', accent: '#b5773f', inner: '#b5773f', marked: '#c98d52' },
    ears: 'tuft',
    extras: [],
    marks: ['eye_patch'],
    tail: 'stub',
    earColors: ['accent', 'body'],
  },
  {
    title: 'chocolate lab',
    words: 'dachshund',
    colors: { body: '#9a6a4c', belly: '#d9b48e', accent: '#6d4634', inner: '#6d4634', iris: '#7fa04a' },
    extras: [],
  },
  {
    title: 'poodle',
    words: 'poodle maltese',
    colors: { body: '#f4ece6', belly: '#fffdfa', accent: '#dccbc2', inner: '#dccbc2' },
    extras: ['wool'],
    tail: 'puff',
  },
  {
    title: 'shepherd dog',
    words: 'shepherd',
    colors: { body: '#c99560', belly: '#f3dcb8', accent: '#5c4a46', inner: '#e8b89a' },
    ears: 'pointed',
    extras: [],
    marks: ['cap'],
    tail: 'brush',
    earColors: ['accent', 'accent'],
  },
  {
    title: 'pug',
    words: 'pug bulldog',
    colors: { body: '#ebcfa4', belly: '#fbecd0', accent: '#806759', inner: '#6b564c' },
    extras: [],
    muzzle: 'accent',
    tail: 'stub',
    earColors: ['accent', 'accent'],
  },
  {
    title: 'mountain dog',
    words: 'bernese',
    colors: { body: '#56505a', belly: WHITE, accent: '#3d3842', inner: '#3d3842', marked: '#c9803f', iris: '#b5743a' },
    extras: ['blaze'],
    socks: 'belly',
    tailTip: 'belly',
  },
];

const BEARS: readonly Breed[] = [
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

const RODENTS: readonly Breed[] = [
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

const RABBITS: readonly Breed[] = [
  ...RODENTS,
  { title: 'lop', words: 'lop', colors: { body: '#d0a478', belly: '#fff3e2', accent: '#b08050' }, ears: 'floppy' },
  {
    title: 'dutch rabbit',
    words: 'dutch',
    colors: { body: '#5f5b6a', belly: WHITE, accent: '#48444f', inner: PINK, iris: '#b58a5a' },
    extras: ['blaze'],
    socks: 'belly',
  },
];

const HORSES: readonly Breed[] = [
  { title: 'bay', words: 'bay', colors: {} },
  { title: 'chestnut', words: 'chestnut', colors: { body: '#c9753c', belly: '#f7dcb4', accent: '#a04f26' } },
  {
    title: 'palomino',
    words: 'palomino',
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

const MONKEYS: readonly Breed[] = [
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

/** The breeds of mammals. */
export const MAMMAL_BREEDS: Readonly<Partial<Record<SpeciesId, readonly Breed[]>>> = {
  cat: CATS,
  dog: DOGS,
  bear: BEARS,
  mouse: RODENTS,
  rabbit: RABBITS,
  horse: HORSES,
  hamster: RODENTS.slice(0, 5).map((breed) => ({ ...breed, extras: ['mask'] })),
  fox: [
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
      colors: { body: '#eec48c', belly: '#fff6e4', accent: '#b07c4c', inner: '#f6cdb4' },
      ears: 'bat',
    },
  ],
  wolf: [
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
  ],
  squirrel: [
    { title: 'red squirrel', colors: {} },
    { title: 'grey squirrel', colors: { body: '#a3a3aa', belly: '#f7f4f0', accent: '#74747e', inner: '#f0e6dc' } },
    { title: 'chestnut squirrel', words: 'chipmunk', colors: { body: '#d08a4c', belly: '#fff2dc', accent: '#8d5730' } },
    { title: 'dark squirrel', colors: { body: '#6f5850', belly: '#ecd9c4', accent: '#4d3b36' } },
  ],
  pig: [
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
  ],
  cow: [
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
  ],
  sheep: [
    { title: 'white sheep', colors: {} },
    { title: 'cream sheep', colors: { body: '#f0e0c2', belly: '#d9b596', accent: '#8a6a54', nose: '#7a5548' } },
    { title: 'pale-faced sheep', colors: { body: '#fbf7f0', belly: '#f3d9c4', accent: '#8a7468', nose: '#c98a86' } },
    { title: 'grey sheep', colors: { body: '#b9b5ba', belly: '#5c545c', accent: '#464048', nose: '#38323a' } },
  ],
  monkey: MONKEYS,
  deer: [
    { title: 'red deer', colors: {} },
    {
      title: 'fallow deer',
      words: 'fawn',
      colors: { body: '#d0985c', belly: '#fff2da', marked: '#fbe9cc' },
      features: ['spots'],
    },
    { title: 'reindeer', words: 'reindeer', colors: { body: '#95725c', belly: '#f1e2d0', accent: '#5f4638' } },
    { title: 'dark deer', colors: { body: '#8f6244', belly: '#ecd4b4', accent: '#583b2b' } },
  ],
  unicorn: [
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
  ],
};
