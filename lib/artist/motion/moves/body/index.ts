import { BALANCING } from './balancing';
import { BOWING } from './bowing';
import { BREATHING } from './breathing';
import { CROUCHING } from './crouching';
import { FAINTING } from './faint';
import { FALLS } from './fall-over';
import { FEET } from './feet';
import { LEANING } from './leaning';
import { MELTING } from './melting';
import { PUSH_UPS } from './push-up';
import { SLIPPING } from './slipping';
import { SWAYING } from './swaying';
import { TREMBLING } from './trembling';

/** Moves of the whole body in place. */
export const BODY = {
  ...BOWING,
  ...SWAYING,
  ...TREMBLING,
  ...CROUCHING,
  ...FALLS,
  ...FAINTING,
  ...MELTING,
  ...FEET,
  ...LEANING,
  ...BREATHING,
  ...PUSH_UPS,
  ...SLIPPING,
  ...BALANCING,
};
