import type { Garment } from './garment';
import { apron } from './clothes/apron';
import { scarf, bowTie, tie } from './clothes/neckwear';
import { medal, stethoscope } from './clothes/hung-from-neck';
import { cape } from './clothes/cape';
import { backpack } from './clothes/backpack';
import { hoodie, shirt, spaceSuit } from './clothes/tops';

const painted = (colors: Readonly<Record<string, string>>): Garment => ({ colors, draw: () => {} });

/** Clothes on the trunk, around the neck and on the back; gloves and boots only recolour hands and feet. */
export const TRUNK_GARMENTS = {
  apron,
  scarf,
  bow_tie: bowTie,
  tie,
  medal,
  stethoscope,
  cape: { ...cape, colors: { ...cape.colors, medal: '#eab63e' } },
  backpack,
  hoodie,
  shirt,
  space_suit: spaceSuit,
  gloves: painted({ gloves: '#f7f4ee' }),
  boots: painted({ boots: '#6d4229' }),
};
