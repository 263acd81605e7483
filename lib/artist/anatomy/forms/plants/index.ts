import type { Form } from '../form';
import { blossom } from './blossom';
import { tree } from './tree';
import { mushroom } from './mushroom';
import { leaf } from './leaf';
import { pumpkin } from './pumpkin';

/** Plants with a face. */
export const PLANTS: Readonly<Record<string, Form>> = {
  blossom: blossom(7, 122, 1),
  sunflower: blossom(13, 134, 2),
  tree,
  mushroom,
  leaf,
  pumpkin,
};
