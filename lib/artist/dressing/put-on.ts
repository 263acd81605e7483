import { RELATIVES } from '@/lib/core/color/palette';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { readFragment } from '@/lib/core/svg/fragment';
import type { PartDraft } from '../figure';
import { underlaysOf } from '../pen/underlays';
import { WARDROBE } from '../wardrobe';
import { garmentColor } from '../wardrobe/colors';
import type { GarmentId, Wear } from '../words/garment-ids';
import { placeOf, spotOf } from '../words/places';
import { idsOf } from './body';
import { coverId } from '../wardrobe/covers';
import { coversFor, type Cover } from './cover';
import { figureOf, type MeasuredFigure } from './figure-of';
import { fitted, headFor } from './fit';
import { byHeight, layered } from './layers';
import { paintsFor } from './paints';
import { refusalOf } from './refusal';
import { takeOff, type DressOptions } from './take-off';
import { wornBy } from './worn';

/** The z of props in a hand. */
const HELD_Z = 64;

/** Suits that no apron is worn over, so it is taken off for them. */
const WHOLE_BODY_SUITS: ReadonlySet<GarmentId> = new Set(['space_suit', 'armor', 'suit', 'bee_costume']);

/**
 * The result of dressing: what is worn, what was taken off to make room, and a sentence for each item that was refused.
 */
export interface Dressed {
  spec: MascotSpec;
  worn: Wear[];
  removed: GarmentId[];
  refused: { item: GarmentId; why: string }[];
}

/**
 * Puts garments on any accepted spec.
 * Adds parts in the spec's own style to the right parents, and takes off what was worn at the same place.
 */
export function putOn(spec: MascotSpec, items: readonly Wear[], options: DressOptions = {}): Dressed {
  const places = new Set(items.map(spotOf));
  if (items.some(({ item }) => WHOLE_BODY_SUITS.has(item))) places.add('chest');
  const replaced = wornBy(spec).filter((item) => places.has(placeOf(item)));
  const { spec: bare, removed } = takeOff(spec, replaced, options);
  const figure = figureOf(bare);
  const dressed: Dressed = { spec: bare, worn: [], removed, refused: [] };
  for (const wear of items) {
    const why = figure ? refusalOf(figure, wear.item) : 'It has no body to put it on.';
    if (!figure || why !== null) dressed.refused.push({ item: wear.item, why: why ?? '' });
    else {
      dressed.spec = dressedIn(figure, dressed.spec, wear);
      dressed.worn.push(wear);
    }
  }
  // If no garment could be put on, what was worn before stays on.
  return dressed.worn.length || !items.length ? dressed : { ...dressed, spec, removed: [] };
}

function dressedIn(figure: MeasuredFigure, spec: MascotSpec, { item, color, on }: Wear): MascotSpec {
  for (const [name, usual] of Object.entries(WARDROBE[item].colors)) {
    figure.materials.set(name, name === item ? (color ?? garmentColor(item, usual, figure.skin)) : usual);
    for (const tone of RELATIVES) figure.materials.delete(`${name}_${tone}`);
  }
  figure.parts = [];
  const covers = coversFor(figure, spec, item);
  const { draw, perch } = WARDROBE[item];
  const measured = { ...figure, head: headFor(figure, item) };
  if (on && perch) perch(measured, on);
  else draw(measured);

  const drafts = byHeight(figure.parts.map((draft) => fitted(figure, draft)));
  const underlays = drafts.flatMap((draft) => underlaysOf(draft, figure.ink));
  const svgs = [
    ...covers.map(({ svg }) => svg),
    ...drafts.flatMap(({ svg, states }) => [svg, ...(states ?? []).map((state) => state.svg)]),
    ...underlays.map(({ svg }) => svg),
  ];
  const paints = paintsFor(svgs, spec.palette, figure.materials, figure.manner.ink?.token ?? null);
  const ids = new Map<string, string>();
  let parts = spec.parts;
  const added: Part[] = [];
  const add = (part: Part, height: number, cover: string | null): void => {
    const before = parts.find(({ id }) => id === part.id);
    // An emptied part of the same name and parent is reused, so that its animation tracks move the new garment.
    const refill = before && before.svg === '' && before.parent === part.parent && !before.states.length;
    const fresh: Part = {
      ...part,
      id: refill || !before ? part.id : unused(part.id, parts),
      pivot: refill ? before.pivot : part.pivot,
    };
    const clean = { ...fresh, svg: readFragment(paints.rename(part.svg), fresh.id).svg };
    ids.set(part.id, clean.id);
    parts = layered(figure, refill ? parts.filter(({ id }) => id !== part.id) : parts, added, clean, height, cover);
    added.push({ ...clean, z: height });
  };
  for (const cover of covers) add(partOfCover(cover, item, figure), cover.height, cover.over);
  for (const draft of [...drafts, ...underlays])
    add({ ...partOf(draft, figure, spec, ids), ...plainly(draft, figure) }, draft.z, null);
  return { ...spec, parts, palette: paints.palette };
}

/** On an arm without a hand part, gives a prop an id that is not recognised as a hand. */
function plainly({ id, z, parent }: PartDraft, { body, arms }: MeasuredFigure): { id?: string } {
  const handless =
    arms !== null &&
    parent !== null &&
    [arms.left.handPart, arms.right.handPart].includes(parent) &&
    !idsOf(body.roles.hands).includes(parent);
  return z === HELD_Z && handless ? { id: `${id}_prop` } : {};
}

function unused(id: string, parts: readonly Part[]): string {
  let count = 2;
  while (parts.some((part) => part.id === `${id}_${count}`)) count += 1;
  return `${id}_${count}`;
}

function partOf(
  { id, parent, z, pivot, limits, svg }: PartDraft,
  { scale, body }: MeasuredFigure,
  spec: MascotSpec,
  ids: ReadonlyMap<string, string>,
): Part {
  const above = ids.get(parent ?? '') ?? (spec.parts.some((part) => part.id === parent) ? parent : body.roles.root);
  return {
    id,
    parent: above,
    z,
    pivot: [tenth(pivot[0] * scale), tenth(pivot[1] * scale)],
    rotateLimits: limits ? [limits[0], limits[1]] : null,
    svg: scale === 1 ? svg : `<g transform="scale(${scale})">${svg}</g>`,
    states: [],
    defaultState: null,
  };
}

const partOfCover = ({ over, svg }: Cover, item: GarmentId, { body }: MeasuredFigure): Part => ({
  id: coverId(item, over),
  parent: over,
  z: body.anatomy.part(over)?.z ?? 0,
  pivot: [...(body.anatomy.part(over)?.pivot ?? [0, 0])],
  rotateLimits: null,
  svg,
  states: [],
  defaultState: null,
});

const tenth = (value: number) => Math.round(value * 10) / 10;
