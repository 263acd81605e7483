import { ArtistError } from '../types';
import type { Artist, ArtistWork } from '../types';
import { analyze } from './brand/analyze';
import { design } from './design';
import { edit } from './edit';
import { animate } from './motion/animate';
import { suggest } from './motion/suggest/suggest';
import { rebuild } from './rebuild';
import { scene } from './scene';
import { variant } from './variant';
import { animateFromVideo } from './video/animate-from-video';

// A generator that refuses at its first step: the caller sees the same shape as for work that is done.
function refuse(what: string) {
  // oxlint-disable-next-line require-yield
  return async function* refused(): ArtistWork<never> {
    throw new ArtistError('not_supported', `The built-in artist cannot ${what} yet.`);
  };
}

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
