import { checkedApart } from './common';

/** A sheet as input; `acceptSheet` checks it, so that its problems are reported under `Sheet is invalid.` */
export const SheetInput = checkedApart('SheetInput', 'A CharacterSheet');
