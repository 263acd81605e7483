import { mostWorkOfParts, workOf } from '@/lib/core/paint/work';
import { pictureSize } from '@/lib/core/rig/picture-size';
import { frameOf, type MomentPicture } from '../../raster/moment';

/**
 * The pixels that may be painted for one picture, some two seconds of work. Ten times what a mascot takes, and less
 * than a tenth of what a spec within its budgets could ask for, which would keep everybody else's pictures waiting.
 */
const MAX_PAINTED_PIXELS = 2e9;

/** The sentence for a picture that would take too long. */
const ENDLESS = 'This drawing has too many large shapes for a picture of this size; ask for a smaller one.';

/** Why a picture is not drawn; null for one that is. */
export function refusalOf(picture: MomentPicture): string | null {
  const { width, height } = pictureSize(picture.spec, picture.size);
  const most = MAX_PAINTED_PIXELS / (width * height);
  return mostWorkOfParts(picture.spec.parts) > most && workOf(frameOf(picture)) > most ? ENDLESS : null;
}
