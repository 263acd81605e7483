/** Places of a mascot that a colour may be given to. */
export type Region = 'body' | 'belly' | 'accent' | 'ears' | 'inner_ear' | 'eyes' | 'nose' | 'hands' | 'feet' | 'tail' | 'wings' | 'hair' | 'beak' | 'cheeks' | 'horns' | 'markings' | 'skin';

export const REGION_WORDS: Readonly<Record<string, Region>> = {
  body: 'body', fur: 'body', coat: 'body', feather: 'body', plumage: 'body', scale: 'body', shell: 'accent', skin: 'skin', face: 'belly', belly: 'belly', tummy: 'belly', stomach: 'belly', chest: 'belly', muzzle: 'belly', front: 'belly', ear: 'ears', eye: 'eyes', nose: 'nose', paw: 'hands', hand: 'hands', foot: 'feet', claw: 'feet', leg: 'feet', tail: 'tail', wing: 'wings', fin: 'wings', hair: 'hair', beard: 'hair', moustache: 'hair', light: 'eyes', mane: 'hair', fringe: 'hair', beak: 'beak', bill: 'beak', cheek: 'cheeks', horn: 'horns', antler: 'horns', antenna: 'horns', spot: 'markings', stripe: 'markings', patch: 'markings', marking: 'markings', dot: 'markings', detail: 'accent', accent: 'accent', trim: 'accent', handle: 'accent', tip: 'accent', iris: 'eyes',
};
