import type { Artist } from '../types';
import { analyze } from './analyze';
import { animate } from './animate';
import { animateFromVideo } from './animate-from-video';
import { edit, variant } from './change';
import { modelName } from './client';
import { design } from './design';
import { rebuild } from './rebuild';
import { scene } from './scene';
import { suggest } from './suggest';

/** The artist that works by a model, with tools that check each step. */
export const modelArtist: Artist = {
  get name() { return modelName() ?? 'model'; },
  design,
  rebuild,
  edit,
  variant,
  animate,
  animateFromVideo,
  suggest,
  scene,
  analyze,
};
