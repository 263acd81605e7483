import type { Species } from '../species';
import type { SpeciesColors } from '../species-colors';

/** A natural look within a species, such as a siamese cat: its colours, markings and features. */
export interface Breed extends Partial<
  Pick<
    Species,
    | 'ears'
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
  /** Words of a prompt that ask for it. */
  words?: string;
  /** Whether nobody thinks of it first: it is drawn only where the words name it. */
  rare?: boolean;
  colors: Partial<SpeciesColors>;
}
