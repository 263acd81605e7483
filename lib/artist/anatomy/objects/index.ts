import type { FigureDraft } from '../../figure';
import { headMarkings } from '../markings';
import { faceFrame } from '../frame';
import { GROUND, MIDDLE } from '../layout';
import { addHeadAnchors, addRoot } from '../root';
import type { DrawObject } from './drawing';
import { cup } from './cup';
import { book } from './book';
import { star, heart } from './star-and-heart';
import { cactus } from './cactus';
import { lightbulb } from './lightbulb';
import { carton } from './carton';
import { phone } from './phone';
import { addLimbs } from './limbs';

const THINGS: Record<string, DrawObject> = { cup, book, star, heart, cactus, lightbulb, box: carton, phone };

/** Builds a thing with a face, short arms and legs. */
export function buildObject(figure: FigureDraft, carries: { left: boolean; right: boolean }, hatRise: number): void {
  const { species, ink, character } = figure;
  const drawn = THINGS[species.form ?? 'box'] ?? carton;
  const potted = species.form === 'cactus';
  const above = species.form === 'cup' ? Math.max(90, hatRise * 1.35) : hatRise * 1.35 + (potted ? 24 : 0);
  const u = Math.min(1.08, (GROUND - 36) / (330 + above * 0.8)) * character.shape.scale;
  figure.unit = u;
  const legs = potted ? 0 : 62 * u * Math.sqrt(character.shape.legs);
  const probe = drawn(figure, 0, u);
  const cy = potted
    ? GROUND - probe.ry * 1.12
    : GROUND - legs - probe.ry * (species.form === 'lightbulb' ? 0.94 : species.form === 'star' ? 0.86 : 0.96);
  const thing = drawn(figure, cy, u);
  addRoot(figure, thing.rx * 0.86);
  figure.torso = {
    part: 'body',
    cx: MIDDLE,
    neckY: cy + thing.ry * 0.5,
    waistY: cy + thing.ry * 0.7,
    hemY: cy + thing.ry * 0.94,
    neck: thing.rx * 0.86,
    waist: thing.rx * 0.9,
    hem: thing.rx * 0.84,
    path: thing.outline,
    merged: true,
  };
  figure.head = {
    ...faceFrame(figure, {
      part: 'body',
      material: species.form === 'phone' ? 'belly' : 'body',
      skull: thing.outline,
      cx: MIDDLE,
      ...thing.face,
    }),
    hatY: thing.hatY,
    hatWidth: thing.rx * 0.7,
  };
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [MIDDLE, cy + thing.ry * 0.9],
    limits: [-25, 25],
    stage: 'body',
    svg:
      ink.mass(thing.outline, 'body', {
        light: species.form !== 'phone' && species.form !== 'cup',
        inside: [...(thing.inside ?? []), ...headMarkings(figure)],
      }) + (thing.over ?? ''),
    rims: [thing.outline],
  });
  thing.extra?.(figure);
  if (!potted) addLimbs(figure, thing, cy, u, carries);
  figure.torso = { ...figure.torso, neckY: Math.max(figure.torso.neckY, figure.head.mouthY + 46 * figure.unit) };
  addHeadAnchors(figure);
}
