import { checkedApart } from './common';

/** A spec as it arrives: `acceptSpec` checks it, so that its problems come as `Spec is invalid.` */
export const SpecInput = checkedApart('SpecInput', 'A MascotSpec');
