/**
 * The jobs of the artist in one module. If they were imported one by one, each would have a copy of the artist in the
 * build.
 */
export { job as analyze } from './analyze/analyze.job';
export { job as animate } from './animations/animate.job';
export { job as suggest } from './animations/suggest.job';
export { job as edit } from './mascots/edit.job';
export { job as generate } from './mascots/generate.job';
export { job as reconstruct } from './mascots/reconstruct.job';
export { job as variant } from './mascots/variant.job';
export { job as scene } from './scenes/scene.job';
