import { readFacts, readImports, readLogo, readPage, sketchConcept } from '../analyze/reading.task';
import { proposeConcepts } from '../artist/builtin/brand/propose.task';
import { performerOf } from '../raster/perform';

/** Performs the tasks of threads that read websites of strangers, and sketch mascots for them. */
export const perform = performerOf([readPage, readImports, readFacts, readLogo, proposeConcepts, sketchConcept]);
