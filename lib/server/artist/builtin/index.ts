import type { Artist } from '@/lib/artist/types';
import { BUILTIN_NAME } from '../name';
import { analyze } from './brand/analyze';
import { design } from '@/lib/artist/design';
import { edit } from '@/lib/artist/edit';
import { animate } from '@/lib/artist/motion/animate';
import { suggest } from '@/lib/artist/motion/suggest/suggest';
import { rebuild } from './rebuild';
import { scene } from '@/lib/artist/scene';
import { variant } from '@/lib/artist/variant';
import { animateFromVideo } from './video/animate-from-video';

/** The built-in artist, which needs neither an API key nor a network: deterministic, instant, offline. */
export const builtinArtist: Artist = {
  name: BUILTIN_NAME,
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
