import type { Artist } from '../types';
import { analyze } from './brand/analyze';
import { design } from './design';
import { edit } from './edit';
import { animate } from './motion/animate';
import { suggest } from './motion/suggest/suggest';
import { rebuild } from './rebuild';
import { scene } from './scene';
import { variant } from './variant';
import { animateFromVideo } from './video/animate-from-video';

/** The artist that needs no key and no network: deterministic, instant, offline. */
export const builtinArtist: Artist = {
  name: 'built-in',
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
