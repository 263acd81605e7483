import type { Paint } from '@/lib/core/paint/drawing';
import { findRoles, type Roles } from '@/lib/core/rig/roles';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { around, boxOf } from '../drawing/forms';
import { freeName } from '../drawing/palette-tokens';
import { newBrow, withBrows } from '../face/brows';
import { drawnEye, eyeBoxes } from '../face/eyes';
import { EYE_STATES, FACES, MOUTH_STATES, type FeelingEyes, type FeelingFace, type FeelingMouth } from '../face/moods';
import { drawnMouth } from '../face/mouth';
import type { EditAct } from '../outcome';
import { mainFamily } from '../targets/main-colors';

/**
 * Changes the resting facial expression: sets the states of eyes and mouth, draws states that are missing, and moves
 * the brows.
 */
export const express: EditAct<'express'> = (spec, { feeling }, { keepRig }) => {
  const roles = findRoles(spec);
  if (roles.eyes.length === 0 && !roles.mouth) return { refused: 'This mascot has no face that could show a feeling.' };
  const face = FACES[feeling];
  const shown = withFace(spec, roles, face, keepRig);
  // A mascot that smiles already gets the stronger expression.
  const next =
    feeling === 'happy' && sameMasks(spec, shown, roles) ? withFace(spec, roles, FACES.joyful, keepRig) : shown;
  if (alike(spec, next)) return { refused: `The mascot looks ${feeling === 'wink' ? 'like that' : feeling} already.` };
  return { spec: next, done: face.words };
};

/** Whether eyes and mouth look the same as before; a change of the brows alone does not count as a happier face. */
const sameMasks = (one: MascotSpec, other: MascotSpec, roles: Roles): boolean =>
  one.parts.every((part, at) => {
    const twin = other.parts[at];
    return ![...roles.eyes, roles.mouth].includes(part.id) || (twin !== undefined && shownBy(part) === shownBy(twin));
  });

const shownBy = ({ svg, states, defaultState }: Part): string =>
  states.find(({ name }) => name === defaultState)?.svg.replaceAll(/id="[^"]*"|url\([^()]*\)/g, '') ??
  svg.replaceAll(/id="[^"]*"|url\([^()]*\)/g, '');

const alike = (one: MascotSpec, other: MascotSpec): boolean =>
  JSON.stringify(one.parts) === JSON.stringify(other.parts);

function withFace(spec: MascotSpec, roles: Roles, face: FeelingFace, keepRig: boolean): MascotSpec {
  const family = mainFamily(spec, [roles.head ?? roles.body]);
  const lid: Paint =
    family === null
      ? { kind: 'none' }
      : family.startsWith('#')
        ? { kind: 'color', color: family }
        : { kind: 'token', token: family };
  const x = (id: string): number => spec.parts.find((part) => part.id === id)?.pivot[0] ?? 0;
  const eyes = [...roles.eyes].sort((a, b) => x(a) - x(b));
  const parts = spec.parts.map((part) => {
    if (part.id === roles.mouth) return withMouth(part, face.mouth);
    const place = eyes.indexOf(part.id);
    if (place < 0) return part;
    return withEye(part, place > 0 && place === eyes.length - 1 ? (face.wink ?? face.eyes) : face.eyes, lid);
  });
  return browed({ ...spec, parts }, roles, eyes, face, keepRig);
}

function withEye(part: Part, shape: FeelingEyes, lid: Paint): Part {
  if (shape === 'open')
    return { ...part, defaultState: part.states.find(({ name }) => EYE_STATES.open.test(name))?.name ?? null };
  const known =
    part.states.find(({ name }) => name === shape) ?? part.states.find(({ name }) => EYE_STATES[shape].test(name));
  if (known) return { ...part, defaultState: known.name };
  const svg = drawnEye(part.svg, shape, lid);
  return svg ? { ...part, states: [...part.states, { name: shape, svg }], defaultState: shape } : part;
}

function withMouth(part: Part, shape: FeelingMouth): Part {
  const known =
    part.states.find(({ name, svg }) => name === shape && (shape !== 'open' || isWide(svg))) ??
    part.states.find(({ name, svg }) => MOUTH_STATES[shape].test(name) && (shape !== 'open' || isWide(svg)));
  if (known) return { ...part, defaultState: known.svg === part.svg ? null : known.name };
  const svg = drawnMouth(part.svg, shape);
  const name = freeName(shape, new Set(part.states.map((state) => state.name)));
  return svg ? { ...part, states: [...part.states, { name, svg }], defaultState: name } : part;
}

/** Whether an open mouth is wider than high, as in a laugh; a round one speaks. */
function isWide(svg: string): boolean {
  const box = boxOf(svg);
  return box !== null && box.right - box.left > (box.bottom - box.top) * 1.15;
}

/** Sets the brows, and draws new ones if the feeling needs them and there are none. */
function browed(
  spec: MascotSpec,
  roles: Roles,
  eyes: readonly string[],
  { tilt, rise }: FeelingFace,
  keepRig: boolean,
): MascotSpec {
  const open = eyes.map((id) => spec.parts.find((part) => part.id === id)).filter((part) => part !== undefined);
  const eye = around(open.flatMap(({ svg }) => eyeBoxes(svg)));
  const pairs = [
    { id: roles.brows.left, inner: 1 as const },
    { id: roles.brows.right, inner: -1 as const },
  ].flatMap(({ id, inner }) => (id ? [{ id, inner }] : []));
  if (pairs.length > 0) return withBrows(spec, pairs, eye, tilt, rise);
  if (keepRig || Math.abs(tilt) < 12) return spec;
  const boxes = open.flatMap((part) => eyeBoxes(part.svg).map((box) => ({ part, box }))).slice(0, 2);
  if (boxes.length < 2) return spec;
  const taken = new Set(spec.parts.map(({ id }) => id));
  const made = boxes.flatMap(({ part, box }, at) => {
    const id = at === 0 ? 'brow_left' : 'brow_right';
    return taken.has(id) ? [] : [newBrow(spec, part, box, id, darkOf(spec, part))];
  });
  return withBrows(
    { ...spec, parts: [...spec.parts, ...made] },
    made.map(({ id }, at) => ({ id, inner: at === 0 ? 1 : -1 })),
    eye,
    tilt,
    Math.max(0, rise),
  );
}

function darkOf(spec: MascotSpec, eye: Part): Paint {
  const name =
    [...eye.svg.matchAll(/\$([a-z0-9_]+)/g)]
      .map((match) => match[1] ?? '')
      .find((each) => /^(eye|ink|line|edge|pupil|dark|deep)$/.test(each)) ??
    spec.palette.find(({ name: each }) => /^(ink|line|edge|eye)$/.test(each))?.name;
  return name ? { kind: 'token', token: name } : { kind: 'color', color: '#2b2233' };
}
