import { defineTask } from '../raster/define-task';

/** The deadline of a single task; the limits of a whole visit in `reading` are far shorter. */
const BOUNDS = { pool: 'sites', deadlineMs: 30_000 } as const;

const readings = () => import(/* turbopackIgnore: true */ './read-site');

/** Reads a page. */
export const readPage = defineTask({ ...BOUNDS, name: 'readPage', load: async () => (await readings()).readPage });

/** Reads what a style sheet imports. */
export const readImports = defineTask({
  ...BOUNDS,
  name: 'readImports',
  load: async () => (await readings()).readImports,
});

/** Reads the facts of a site. */
export const readFacts = defineTask({ ...BOUNDS, name: 'readFacts', load: async () => (await readings()).readFacts });

/** Reads a logo. */
export const readLogo = defineTask({
  ...BOUNDS,
  name: 'readLogo',
  load: async () => (await import(/* turbopackIgnore: true */ './visit/read-logo')).readLogo,
});

/** Sketches what is proposed for a site. */
export const sketchConcept = defineTask({
  ...BOUNDS,
  name: 'sketchConcept',
  load: async () => (await import(/* turbopackIgnore: true */ './sketch-concept')).sketchConcept,
});
