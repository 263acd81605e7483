import { checkedApart } from './common';

/** A spec as input; `acceptSpec` checks it, so that its problems are reported under `Spec is invalid.` */
export const SpecInput = checkedApart('SpecInput', 'A MascotSpec');
