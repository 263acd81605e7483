import type { Artist, ArtistContext, ArtistWork } from '@/lib/artist/types';
import { analyze } from './analyze';
import { animate } from './animate';
import { animateFromVideo } from './animate-from-video';
import { edit, variant } from './change';
import { modelName } from './client';
import { design } from './design';
import { paced } from './paced';
import { rebuild } from './rebuild';
import { scene } from './scene';
import { suggest } from './suggest';

type Job<Input, Result> = (input: Input, context: ArtistContext) => ArtistWork<Result>;

/** Limits how often the drafts of a piece of work are sent. */
const atPace =
  <Input, Result>(job: Job<Input, Result>): Job<Input, Result> =>
  (input, context) =>
    paced((within) => job(input, within), context);

/** The artist that draws with a model, whose tools check each step. */
export const modelArtist: Artist = {
  get name() {
    return modelName() ?? 'model';
  },
  design: atPace(design),
  rebuild: atPace(rebuild),
  edit: atPace(edit),
  variant: atPace(variant),
  animate: atPace(animate),
  animateFromVideo: atPace(animateFromVideo),
  suggest: atPace(suggest),
  scene: atPace(scene),
  analyze: atPace(analyze),
};
