import { acceptedSpec } from './specs';
import type { Archetype, MascotSpec, Part } from '@/lib/core/spec/schema';

type Point = [number, number];
type Limits = Point | null;

/** Makes a part. `states` are its alternate drawings by name. */
function part(
  id: string,
  parent: string | null,
  z: number,
  pivot: Point,
  rotateLimits: Limits,
  svg: string,
  states: Record<string, string> = {},
): Part {
  return {
    id,
    parent,
    z,
    pivot,
    rotateLimits,
    svg,
    states: Object.entries(states).map(([name, drawing]) => ({ name, svg: drawing })),
    defaultState: null,
  };
}

function spec(name: string, archetype: Archetype, parts: Part[], anchors: MascotSpec['anchors'] = []): MascotSpec {
  const palette = [
    { name: 'fill', color: '#f2a65a' },
    { name: 'dark', color: '#c9713a' },
    { name: 'ink', color: '#33211c' },
    { name: 'pale', color: '#ffe9cf' },
  ];
  return acceptedSpec({
    specVersion: 1,
    name,
    description: `${name}, a rig to move.`,
    archetype,
    canvas: { width: 512, height: 512 },
    palette,
    parts,
    anchors,
  });
}

const dot = (x: number, y: number, r: number, fill = '$ink') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill = '$fill') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="$ink" stroke-width="5"/>`;
const stick = (x1: number, y1: number, x2: number, y2: number, width: number, fill = '$dark') =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="$ink" stroke-width="${width + 8}" ` +
  `stroke-linecap="round"/><line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${fill}" stroke-width="` +
  `${width}" stroke-linecap="round"/>`;
const line = (d: string) => `<path d="${d}" fill="none" stroke="$ink" stroke-width="6" stroke-linecap="round"/>`;
const eyeStates = (x: number, y: number) => ({
  closed: line(`M${x - 14} ${y}Q${x} ${y + 12} ${x + 14} ${y}`),
  happy: line(`M${x - 14} ${y + 5}Q${x} ${y - 14} ${x + 14} ${y + 5}`),
  wide: dot(x, y, 19),
  half: `<path d="M${x - 14} ${y}H${x + 14}Q${x} ${y + 22} ${x - 14} ${y}Z" fill="$ink"/>`,
});
const mouthStates = (x: number, y: number) => ({
  open: oval(x, y, 18, 15, '$ink'),
  ah: oval(x, y, 16, 19, '$ink'),
  ee: oval(x, y, 22, 8, '$ink'),
  oh: oval(x, y, 11, 13, '$ink'),
  mm: line(`M${x - 15} ${y}H${x + 15}`),
  sad: line(`M${x - 18} ${y + 8}Q${x} ${y - 10} ${x + 18} ${y + 8}`),
  smile: line(`M${x - 22} ${y - 4}Q${x} ${y + 24} ${x + 22} ${y - 4}`),
});
const smile = (x: number, y: number) => line(`M${x - 18} ${y - 3}Q${x} ${y + 14} ${x + 18} ${y - 3}`);
const shadow = part(
  'shadow',
  'root',
  -5,
  [256, 472],
  null,
  '<ellipse cx="256" cy="472" rx="110" ry="14" fill="$ink" fill-opacity="0.2"/>',
);
const root = part('root', null, 0, [256, 470], null, '');

/** Two arms in three links each, brows, pupils, an antenna and a shadow. */
export const biped = spec(
  'Bolt',
  'biped',
  [
    root,
    shadow,
    part('leg_left', 'root', 2, [222, 400], [-40, 40], stick(222, 400, 220, 452, 30)),
    part('foot_left', 'leg_left', 3, [220, 452], [-30, 30], oval(212, 458, 28, 13, '$dark')),
    part('leg_right', 'root', 2, [290, 400], [-40, 40], stick(290, 400, 292, 452, 30)),
    part('foot_right', 'leg_right', 3, [292, 452], [-30, 30], oval(300, 458, 28, 13, '$dark')),
    part('body', 'root', 10, [256, 415], [-20, 20], oval(256, 350, 76, 78)),
    part('belly', 'body', 11, [256, 380], [-8, 8], oval(256, 368, 46, 48, '$pale')),
    part('arm_left', 'body', 8, [190, 310], [-50, 160], stick(190, 310, 162, 354, 26)),
    part('forearm_left', 'arm_left', 9, [162, 354], [-120, 120], stick(162, 354, 154, 396, 24)),
    part('hand_left', 'forearm_left', 9, [154, 396], [-45, 45], oval(152, 404, 19, 19, '$pale')),
    part('arm_right', 'body', 12, [322, 310], [-160, 50], stick(322, 310, 350, 354, 26)),
    part('forearm_right', 'arm_right', 13, [350, 354], [-120, 120], stick(350, 354, 358, 396, 24)),
    part('hand_right', 'forearm_right', 14, [358, 396], [-45, 45], oval(360, 404, 19, 19, '$pale')),
    part('head', 'body', 20, [256, 284], [-25, 25], oval(256, 196, 112, 96)),
    part('antenna', 'head', 19, [256, 104], [-40, 40], `${line('M256 108V66')}${dot(256, 58, 13, '$dark')}`),
    part('eye_left', 'head', 22, [212, 206], null, oval(212, 206, 24, 27, '#ffffff'), eyeStates(212, 206)),
    part('pupil_left', 'eye_left', 23, [212, 206], null, dot(212, 206, 14)),
    part('eye_right', 'head', 22, [300, 206], null, oval(300, 206, 24, 27, '#ffffff'), eyeStates(300, 206)),
    part('pupil_right', 'eye_right', 23, [300, 206], null, dot(300, 206, 14)),
    part('brow_left', 'head', 24, [212, 166], [-20, 20], line('M194 168Q212 156 230 166')),
    part('brow_right', 'head', 24, [300, 166], [-20, 20], line('M282 166Q300 156 318 168')),
    part('mouth', 'head', 22, [256, 250], null, smile(256, 250), mouthStates(256, 250)),
  ],
  [
    { name: 'ground', part: 'root', at: [256, 470] },
    { name: 'face', part: 'head', at: [256, 206] },
  ],
);

/** Side view, looking right: four legs, a tail in two links, floppy ears. */
export const quadruped = spec(
  'Biscuit',
  'quadruped',
  [
    root,
    shadow,
    part('back_leg_left', 'body', 8, [168, 384], [-35, 35], stick(168, 384, 164, 452, 30)),
    part('back_leg_right', 'body', 4, [196, 384], [-35, 35], stick(196, 384, 196, 452, 28)),
    part('front_leg_left', 'body', 8, [306, 384], [-80, 60], stick(306, 384, 304, 452, 30)),
    part('front_leg_right', 'body', 4, [334, 384], [-80, 60], stick(334, 384, 336, 452, 28)),
    part('body', 'root', 6, [250, 400], [-15, 15], oval(250, 354, 112, 66)),
    part('tail', 'body', 5, [146, 330], [-50, 50], stick(146, 330, 104, 290, 22)),
    part('tail_tip', 'tail', 5, [104, 290], [-40, 40], stick(104, 290, 92, 250, 18)),
    part('head', 'body', 12, [330, 316], [-30, 30], oval(362, 240, 84, 76)),
    part('muzzle', 'head', 14, [400, 268], null, oval(414, 270, 42, 32, '$pale')),
    part('nose', 'muzzle', 15, [446, 256], null, dot(444, 256, 13)),
    part('ear_left', 'head', 13, [316, 184], [-45, 45], oval(300, 228, 24, 50, '$dark')),
    part('ear_right', 'head', 11, [388, 178], [-45, 45], oval(404, 206, 20, 40, '$dark')),
    part('eye_left', 'head', 14, [352, 226], null, dot(352, 226, 12), eyeStates(352, 226)),
    part('eye_right', 'head', 14, [404, 222], null, dot(404, 222, 12), eyeStates(404, 222)),
    part('mouth', 'head', 16, [416, 290], null, smile(416, 288), mouthStates(416, 290)),
  ],
  [{ name: 'ground', part: 'root', at: [256, 470] }],
);

/** A round bird: two wings, a beak, no arms. */
export const winged = spec('Pip', 'winged', [
  root,
  shadow,
  part('leg_left', 'root', 2, [226, 430], [-20, 20], line('M226 424V460M212 466H240')),
  part('leg_right', 'root', 2, [286, 430], [-20, 20], line('M286 424V460M272 466H300')),
  part('body', 'root', 10, [256, 434], [-18, 18], oval(256, 330, 118, 116)),
  part('wing_left', 'body', 12, [152, 300], [-20, 120], oval(134, 346, 30, 62, '$dark')),
  part('wing_right', 'body', 12, [360, 300], [-120, 20], oval(378, 346, 30, 62, '$dark')),
  part('tail', 'body', 5, [330, 410], [-25, 25], stick(330, 410, 392, 430, 30)),
  part('crest', 'body', 9, [256, 220], [-30, 30], stick(256, 220, 268, 180, 16)),
  part('eyes', 'body', 14, [256, 290], null, dot(210, 290, 15) + dot(302, 290, 15), {
    closed: line('M196 290H224M288 290H316'),
  }),
  part('beak', 'body', 15, [256, 316], null, '<path d="M236 312H276L256 344Z" fill="$dark"/>'),
]);

/** A cup with a face, a handle and steam. */
export const thing = spec('Mug', 'object', [
  root,
  shadow,
  part(
    'body',
    'root',
    10,
    [256, 466],
    [-20, 20],
    '<path d="M150 250H340L324 450Q322 466 306 466H184Q168 466 166 450Z" fill="$fill" stroke="$ink" stroke-width="6"/>',
  ),
  part(
    'handle',
    'body',
    8,
    [330, 340],
    [-12, 12],
    '<path d="M330 296Q400 290 396 350Q390 410 322 400" fill="none" stroke="$dark" stroke-width="22"/>',
  ),
  part('steam_a', 'body', 4, [220, 240], null, line('M220 236Q206 210 222 190Q236 170 222 150')),
  part('steam_b', 'body', 4, [276, 240], null, line('M276 236Q262 210 278 190Q292 170 278 150')),
  part('eye_left', 'body', 14, [210, 340], null, dot(210, 340, 13), eyeStates(210, 340)),
  part('eye_right', 'body', 14, [282, 340], null, dot(282, 340, 13), eyeStates(282, 340)),
  part('mouth', 'body', 14, [246, 380], null, smile(246, 380)),
]);

/** A minimal mascot of one drawing. */
export const single = spec('Ghost', 'blob', [
  part(
    'ghost',
    null,
    0,
    [256, 300],
    [-30, 30],
    '<path d="M140 460V260Q140 130 256 130Q372 130 372 260V460L334 430L296 460L256 430L216 460L178 430Z" ' +
      `fill="$pale" stroke="$ink" stroke-width="6"/>${dot(216, 260, 14)}${dot(296, 260, 14)}`,
  ),
]);

const strangers: Record<string, string> = {
  root: 'armature',
  body: 'torso',
  head: 'head1',
  arm_left: 'upperarm_l',
  forearm_left: 'lowerarm_l',
  hand_left: 'fist_l',
  arm_right: 'upperarm_r',
  forearm_right: 'lowerarm_r',
  hand_right: 'fist_r',
  leg_left: 'leftleg',
  leg_right: 'rightleg',
  foot_left: 'leftfoot',
  foot_right: 'rightfoot',
  eye_left: 'l_eye',
  eye_right: 'r_eye',
  pupil_left: 'l_iris',
  pupil_right: 'r_iris',
  brow_left: 'eyebrow_l',
  brow_right: 'eyebrow_r',
  mouth: 'lips',
  belly: 'tummy',
  antenna: 'bone_03',
  shadow: 'drop_shadow',
};

function renamed(
  source: MascotSpec,
  name: string,
  archetype: Archetype,
  call: (id: string, index: number) => string,
): MascotSpec {
  const names = new Map(source.parts.map(({ id }, index) => [id, call(id, index)]));
  const parts = source.parts.map((each) => ({
    ...each,
    id: names.get(each.id) ?? each.id,
    parent: each.parent === null ? null : (names.get(each.parent) ?? null),
  }));
  return { ...source, name, archetype, parts, anchors: [] };
}

/** The biped with part names of another tool. */
export const stranger = renamed(biped, 'Stranger', 'custom', (id) => strangers[id] ?? id);

/** The biped with meaningless part names; `boneOf` gives the bone of each part. */
export const boneOf = (id: string): string =>
  `bone_${String(biped.parts.findIndex((each) => each.id === id)).padStart(2, '0')}`;
export const bones = renamed(biped, 'Bones', 'custom', boneOf);

export const rigs: readonly MascotSpec[] = [biped, quadruped, winged, thing, single, stranger, bones];

const ramp = (id: string, attributes = '') =>
  `<radialGradient id="${id}" ${attributes}><stop offset="0" stop-color="$pale"/><stop offset="0.5" ` +
  'stop-color="$fill"/><stop offset="1" stop-color="#3355cc"/></radialGradient>';

const IN_CANVAS = 'gradientUnits="userSpaceOnUse"';

/**
 * Strokes with gradients that are elliptical after their transform: in wide boxes, dashed, translucent, skewed.
 */
export const rings = spec('Rings', 'object', [
  part(
    'body',
    null,
    0,
    [256, 256],
    [-90, 90],
    [
      `<defs>${ramp('a')}${ramp('b', 'cx="0.3" cy="0.3" r="0.6"')}` +
        ramp('c', `${IN_CANVAS} cx="150" cy="380" r="90" gradientTransform="rotate(20) scale(1.4 0.7)"`) +
        '</defs>',
      '<ellipse cx="256" cy="110" rx="200" ry="70" fill="$dark" stroke="url(#a)" stroke-width="40"/>',
      '<rect x="40" y="220" width="200" height="90" rx="20" fill="none" stroke="url(#b)" stroke-width="24" ' +
        'stroke-dasharray="40 14" stroke-linecap="round" opacity="0.7"/>',
      '<g transform="translate(40 0) skewX(-12)"><path d="M300 220L460 240L400 340Z" fill="$pale" ' +
        'stroke="url(#a)" stroke-width="18" stroke-linejoin="round" stroke-opacity="0.8"/></g>',
      '<path d="M60 400C160 340 260 480 440 400" fill="none" stroke="url(#c)" stroke-width="46"/>',
    ].join(''),
  ),
]);
