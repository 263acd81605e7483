import type { Species } from '../species';
import type { SpeciesColors } from '../species-colors';

/** A natural look within a species, such as a siamese cat: its colours, markings and features. */
export interface Breed extends Partial<
  Pick<
    Species,
    | 'ears'
    | 'snout'
    | 'tail'
    | 'extras'
    | 'marks'
    | 'socks'
    | 'earColors'
    | 'tailTip'
    | 'muzzle'
    | 'features'
    | 'eyes'
    | 'form'
    | 'faceOn'
  >
> {
  title: string;
  /** Words of a prompt that name it beside a word for the species: "snowy" of an owl. */
  words?: string;
  /** Words that name it, and with it the species, by themselves: "siamese", "golden_retriever". */
  alone?: string;
  /** Whether it is drawn only if the prompt names it. */
  rare?: boolean;
  colors: Partial<SpeciesColors>;
}
