import type { Breed } from './breed';

/** The breeds of dragons. */
export const DRAGONS: readonly Breed[] = [
  { title: 'emerald dragon', colors: {} },
  {
    title: 'fire dragon',
    words: 'fire lava',
    colors: { body: '#d9544a', belly: '#fbdc9e', accent: '#f2a83f', nose: '#8a2f30' },
    extras: ['curled_horns', 'spikes', 'bat_wings'],
  },
  {
    title: 'storm dragon',
    words: 'storm thunder',
    colors: { body: '#5b8bd9', belly: '#e6f0fb', accent: '#f5cf5a', nose: '#34589a' },
  },
  {
    title: 'amethyst dragon',
    colors: { body: '#9873d6', belly: '#f0dff8', accent: '#f090b8', iris: '#7fd0c0', nose: '#61419a' },
    extras: ['small_horns', 'spikes', 'bat_wings'],
  },
  {
    title: 'golden dragon',
    colors: { body: '#f0bd48', belly: '#fff4d2', accent: '#d9664a', iris: '#4f9a62', nose: '#a8742c' },
    extras: ['antlers', 'spikes', 'bat_wings'],
  },
  {
    title: 'frost dragon',
    words: 'frost ice snow',
    colors: { body: '#d6ebf5', belly: '#ffffff', accent: '#68a9da', iris: '#3f7fc4', nose: '#7fa4c0' },
    extras: ['unicorn_horn', 'spikes', 'bat_wings'],
  },
  {
    title: 'shadow dragon',
    words: 'shadow night',
    colors: { body: '#575a72', belly: '#c9c4dc', accent: '#a070d8', iris: '#9be070', nose: '#33354a' },
  },
  {
    title: 'rose dragon',
    colors: { body: '#f09aac', belly: '#fff0ec', accent: '#c85f92', iris: '#8f5fc0', nose: '#b05070' },
    extras: ['small_horns', 'spikes', 'insect_wings'],
  },
  {
    title: 'sea dragon',
    colors: { body: '#45b0b5', belly: '#eef6cc', accent: '#f08a68', nose: '#2a7a82' },
    extras: ['frill', 'bat_wings'],
  },
  {
    title: 'moss dragon',
    colors: { body: '#9dbb4e', belly: '#f7f1c4', accent: '#8a6a44', iris: '#c2703a', nose: '#66803a' },
    extras: ['curled_horns', 'spikes', 'bat_wings'],
  },
];

/** The hulls of robots, as breeds. */
export const ROBOTS: readonly [Breed, ...Breed[]] = [
  { title: 'white robot', colors: {} },
  { title: 'yellow robot', colors: { body: '#f5c850', accent: '#5a6478', iris: '#ffdf7a' } },
  {
    title: 'red robot',
    colors: { body: '#e2685c', accent: '#f2e3cc', iris: '#ffd08a' },
    extras: ['antennae', 'ear_disks'],
  },
  { title: 'mint robot', colors: { body: '#97d6bf', accent: '#f08a62', iris: '#b6f5c8' }, extras: ['ear_disks'] },
  {
    title: 'steel robot',
    colors: { body: '#93a4b8', accent: '#f2a24a', iris: '#7fd8ff' },
    extras: ['antenna', 'ear_disks'],
  },
  {
    title: 'copper robot',
    words: 'steampunk',
    colors: { body: '#d08a5c', accent: '#54706e', belly: '#3a2f38', iris: '#ffc36e' },
    extras: ['antenna', 'ear_disks'],
  },
  {
    title: 'lavender robot',
    colors: { body: '#b9a8ea', accent: '#7256c0', belly: '#2f2850', iris: '#f7b0e4' },
    extras: ['antennae'],
  },
  {
    title: 'blue robot',
    colors: { body: '#6a9fe6', accent: '#f7f3ea', iris: '#8ff5e0' },
    extras: ['antenna', 'ear_disks'],
  },
  {
    title: 'dark robot',
    words: 'stealth',
    colors: { body: '#626c84', accent: '#5fd0c4', belly: '#20263a', iris: '#7df5c6' },
    extras: ['antennae', 'ear_disks'],
  },
  {
    title: 'rose robot',
    colors: { body: '#f2a3b8', accent: '#8a5a8c', belly: '#46304e', iris: '#ffe08a' },
    extras: ['antenna'],
  },
];
