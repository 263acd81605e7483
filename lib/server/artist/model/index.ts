import { builtinArtist } from '../builtin';
import type { Artist } from '../types';
import { analyze } from './analyze';
import { animate } from './animate';
import { edit, variant } from './change';
import { modelName } from './client';
import { design } from './design';
import { rebuild } from './rebuild';
import { scene } from './scene';
import { suggest } from './suggest';

/** The artist that works by a model, with tools that check each step; what it does not do yet the built-in one does. */
export const modelArtist: Artist = {
  ...builtinArtist,
  get name() { return modelName() ?? builtinArtist.name; },
  design,
  rebuild,
  edit,
  variant,
  animate,
  suggest,
  scene,
  analyze,
};
