/**
 * The role of a part, read from its name. `worn` is anything that is not part of the body: clothes, held things and
 * borders.
 */
export type PartRole =
  | 'root'
  | 'body'
  | 'neck'
  | 'head'
  | 'arm'
  | 'forearm'
  | 'hand'
  | 'leg'
  | 'front_leg'
  | 'back_leg'
  | 'shin'
  | 'foot'
  | 'wing'
  | 'tail'
  | 'ear'
  | 'eye'
  | 'pupil'
  | 'brow'
  | 'mouth'
  | 'jaw'
  | 'nose'
  | 'muzzle'
  | 'antenna'
  | 'hair'
  | 'scarf'
  | 'belly'
  | 'hat'
  | 'glasses'
  | 'cheek'
  | 'shadow'
  | 'floor'
  | 'handle'
  | 'steam'
  | 'tentacle'
  | 'wheel'
  | 'worn'
  | 'other';

/** A side of a figure; null in the middle. */
export type Side = 'left' | 'right' | null;

/**
 * The words for each role; the first match wins. Words are compared without sides, digits and filler, and the last word
 * decides.
 */
const WORDS: readonly (readonly [PartRole, RegExp])[] = [
  ['shadow', /^(ground|contact|drop|floor)?shadow$/],
  ['floor', /^floor$/],
  ['forearm', /^(fore|lower|under)arm$|^armlower$|^elbow$/],
  ['hand', /^(hand|palm|fist|mitten|glove|wrist|fingers?|claw|pincer|paw)$/],
  ['front_leg', /^(front|fore)(leg|limb|paw)$/],
  ['back_leg', /^(back|hind|rear)(leg|limb|paw)$/],
  ['shin', /^(lower)leg$|^leglower$|^(shin|calf|knee)$/],
  ['arm', /^(upper)?arm$|^armupper$|^(shoulder|sleeve|limbarm|humerus)$/],
  ['foot', /^(front|back|hind)?(foot|feet|shoe|boot|ankle|toes?|hoof|sneaker)$/],
  ['leg', /^(upper)?leg$|^legupper$|^(thigh|femur)$/],
  ['tentacle', /^(tentacles?|tendril)$/],
  ['wheel', /^(wheels?|tyres?|tires?|castors?)$/],
  ['pupil', /^(eye)?(pupils?|iris|irises)$/],
  ['brow', /^(eye)?brows?$/],
  ['eye', /^eyes?$|^eye(ball|lid)s?$|^lids?$/],
  ['ear', /^ears?$/],
  ['mouth', /^(mouth|lips?|smile|grin)$/],
  ['jaw', /^(jaw|chin|lowerbeak|beaklower)$/],
  ['muzzle', /^(muzzle|snout)$/],
  ['cheek', /^(cheeks?|blush|freckles|whiskers|moustache)$/],
  ['nose', /^(nose|beak|bill|upperbeak)$/],
  ['antenna', /^(antennae?|feelers?|aerial|stalk|sprout|leaf)$/],
  [
    'hair',
    /^(hair|bangs|fringe|mane|tuft|ponytail|pigtail|braid|bun|quiff|mohawk|beard|plume|comb|crest|dorsal(fin)?)$/,
  ],
  ['scarf', /^(scarf|cape|cloak|tie|ribbon|bandana|bow|flag|skirt|tassel)(tail|end)?$/],
  ['hat', /^(hat|cap|crown|helmet|hood|beanie|headphones?|headband)$/],
  ['glasses', /^(glasses|goggles|spectacles|shades|monocle|visor)$/],
  ['belly', /^(belly|tummy|stomach)$/],
  ['wing', /^(wings?|fins?|flippers?|pectorals?)$/],
  ['tail', /^tail(base|mid|tip|end|fin|fluke)?$/],
  ['handle', /^(handle|grip)$/],
  ['steam', /^(steam|smoke|vapou?r|flame|fire)$/],
  ['head', /^(head|face|skull|cranium)$/],
  ['neck', /^neck$/],
  ['body', /^(body|torso|trunk|chest|spine|pelvis|hips?|abdomen|thorax|waist)$/],
  [
    'worn',
    new RegExp(
      '^(border|outline|backing|backdrop|cover|overlay|prop|straps|collar|shirt|hoodie|apron|suit|coat|' +
        'armou?r|vest|costume|backpack|jetpack|belt|tutu|lei|necklace|badge|medal|stethoscope|skates|' +
        'mittens|gloves|antlers|headband|earmuffs)$',
    ),
  ],
  ['root', /^(root|origin|master|rig|all|mascot|character|armature)$/],
];

const FILLER =
  /^(part|bone|joint|ctrl|control|grp|group|layer|shape|mesh|main|base|def|[a-z]|obj|near|far|inner|outer|big|small)$/;
const LEFT = /^(l|left|lt|lft)$/;
const RIGHT = /^(r|right|rt|rgt)$/;

/** The role that a part's name states (`other` for an unknown word), and its side. */
export function readPartName(id: string): { role: PartRole; side: Side } {
  const words = id
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .flatMap(unglue);
  const side = words.some((word) => LEFT.test(word)) ? 'left' : words.some((word) => RIGHT.test(word)) ? 'right' : null;
  const meaning = words.filter((word) => !LEFT.test(word) && !RIGHT.test(word));
  const plain = meaning.filter((word) => !FILLER.test(word));
  return { role: roleOf(meaning.join('')) ?? roleOf(plain.join('')) ?? roleOf(plain.at(-1) ?? '') ?? 'other', side };
}

const roleOf = (word: string): PartRole | undefined => WORDS.find(([, pattern]) => pattern.test(word))?.[0];

/** Splits compounds such as `leftleg` and `armright`; a known word stays whole. */
function unglue(word: string): string[] {
  if (roleOf(word)) return [word];
  const match = /^(left|right)(.+)$/.exec(word) ?? /^(.+?)(left|right)$/.exec(word);
  return match?.[1] && match[2] ? [match[1], match[2]] : [word];
}
