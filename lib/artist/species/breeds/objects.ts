import type { Breed } from './breed';
import { paint } from './color-ranges';

/** The colours of cups. */
export const CUPS: readonly Breed[] = [
  { title: 'cream cup', colors: {} },
  paint('red cup', '#de6257', '#f7e3c4'),
  paint('blue cup', '#6a9bdc', '#f7efdc'),
  paint('mint cup', '#8ed0b8', '#f08a72'),
  paint('yellow cup', '#f7cd5c', '#d9744a'),
  paint('rose cup', '#f3a6b8', '#b85c80'),
  paint('slate cup', '#8494ac', '#f2b84a'),
  paint('lilac cup', '#b9a2e2', '#f5d272'),
  paint('white cup', '#fbfaf8', '#5b8fd0'),
  paint('sage cup', '#a9bd8c', '#7d5a44'),
  paint('teal cup', '#57b0b2', '#f6d9a8'),
];

/** Phones differ in their frames, because their screens must stay pale. */
export const PHONES: readonly Breed[] = [
  { title: 'graphite', colors: {} },
  paint('blue', '#5a82c8', '#f2b84a'),
  paint('rose', '#e58ba2', '#9a5fb8'),
  paint('green', '#5f9f86', '#f2a65a'),
  paint('lilac', '#9a86cf', '#f090b0'),
  paint('gold', '#dcb25c', '#5b7fb8'),
];
