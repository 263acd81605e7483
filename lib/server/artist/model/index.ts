import { builtinArtist } from '../builtin';
import type { Artist } from '../types';
import { edit, variant } from './change';
import { modelName } from './client';
import { design } from './design';

/** The artist that works by a model, with tools that check each step; what it does not do yet the built-in one does. */
export const modelArtist: Artist = {
  ...builtinArtist,
  get name() { return modelName() ?? builtinArtist.name; },
  design,
  edit,
  variant,
};
