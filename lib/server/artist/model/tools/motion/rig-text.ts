import { figureOf, type Figure } from '@/lib/core/clip/presets/figure';
import { round } from '@/lib/core/geometry/number-text';
import { reachOf } from '@/lib/core/rig/reach';
import { liesBehindParent } from '@/lib/core/rig/underlays';
import { rigOf } from '@/lib/core/rig/rig';
import type { Pair, Roles } from '@/lib/core/rig/roles';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';

/** The words for roles; roles that equal the part's name are left out. */
const SAID: Partial<Record<keyof Roles, string>> = {
  root: 'root, carries all',
  body: 'body',
  head: 'head',
  arms: 'arm',
  forearms: 'forearm',
  hands: 'hand',
  wings: 'wing',
  legs: 'leg',
  frontLegs: 'front leg',
  shins: 'shin',
  feet: 'foot',
  ears: 'ear',
  brows: 'brow',
  eyes: 'eye',
  pupils: 'pupil',
  mouth: 'mouth',
  jaw: 'jaw',
  tail: 'tail',
  antennae: 'antenna',
  tentacles: 'tentacle',
  spine: 'spine',
  wheels: 'wheel',
  shadow: 'shadow on the ground: leave it',
  handle: 'handle',
  steam: 'steam',
};

/** Describes a rig for a motion designer: the figure's measurements, and a line per part, parents first. */
export function rigText(spec: MascotSpec): string {
  const figure = figureOf(spec);
  const { anatomy } = figure;
  const roles = rolesOf(figure.roles);
  const parts = anatomy.parts
    .filter((part) => !liesBehindParent(part))
    .toSorted((a, b) => anatomy.depth(a.id) - anatomy.depth(b.id));
  const facing = figure.profile === 0 ? 'it faces us' : `it faces ${figure.profile > 0 ? 'right' : 'left'}`;
  return [
    `Canvas ${spec.canvas.width} by ${spec.canvas.height} pixels; the ground at y ${round(figure.ground, 0)}; ` +
      `the figure is ${round(figure.height, 0)} tall and ${round(figure.width, 0)} wide; ${facing}. Left is the ` +
      "viewer's left.",
    ...parts.map((part) => partText(part, figure, roles.get(part.id))),
  ].join('\n');
}

function partText(part: Part, { spec, left, right }: Figure, role: string | undefined): string {
  const rig = rigOf(spec);
  const bone = rig.parts[rig.index.get(part.id) ?? -1];
  const [dx, dy] = bone ? reachOf(rig, bone) : [0, 0];
  const limb = [left, right].find((each) => each?.links[0] === part.id);
  return [
    `${part.id}: ${role ?? 'other'}`,
    part.parent === null ? null : `on ${part.parent}`,
    `pivot ${round(part.pivot[0], 0)},${round(part.pivot[1], 0)}`,
    part.rotateLimits ? `turns ${part.rotateLimits[0]} to ${part.rotateLimits[1]}` : 'does not turn',
    part.rotateLimits ? `extends ${round(dx, 0)},${round(dy, 0)} from its pivot` : null,
    limb
      ? `${limb.outward > 0 ? 'positive' : 'negative'} degrees raise it${limb.carries ? '; it holds something' : ''}`
      : null,
    part.states.length ? `states ${part.states.map(({ name }) => name).join(', ')}` : null,
  ]
    .filter((text) => text !== null)
    .join('; ');
}

/** The role of each part, by id. */
function rolesOf(roles: Roles): Map<string, string> {
  const found = new Map<string, string>();
  for (const [role, said] of Object.entries(SAID) as [keyof Roles, string][]) {
    for (const [id, side] of holdersOf(roles[role])) if (!found.has(id)) found.set(id, side + said);
  }
  for (const { part, kind } of roles.dangling) found.set(part, `${found.get(part) ?? kind}, hangs loosely (${kind})`);
  return found;
}

function holdersOf(held: Roles[keyof Roles]): [id: string, side: string][] {
  if (held === null) return [];
  if (typeof held === 'string') return [[held, '']];
  if (Array.isArray(held))
    return held.flatMap((each): [string, string][] => (typeof each === 'string' ? [[each, '']] : []));
  const { left, right } = held as Pair;
  return [
    [left, 'left '],
    [right, 'right '],
  ].flatMap(([id, side]): [string, string][] => (id ? [[id, side ?? '']] : []));
}
