import type { UnderId } from '../kit/under';
import { UNDER_ROWS } from '../kit/under';
import {
  area,
  both,
  box,
  drawn,
  evenPoly,
  line,
  mass,
  oval,
  panel,
  rod,
  round,
  type KitStroke,
  way,
} from '../kit/strokes';
import { DRIVE_WHEEL, DRIVE_WHEELS, TREADS } from './drives';
import { BED } from './bed';
import { BRICK_WALL } from './brick-wall';
import { ARMCHAIR, DECK_CHAIR, HAMMOCK_RIDE, HOT_TUB } from './resting';
import { LYING } from '../body/rest-poses';
import { LYING_RIDES, LYING_WIDTH } from './lying-on';
import { MOUNTS, type Ride } from './mounts';
import type { FigureDraft } from '../figure';
import { boxOf } from '../shape/path';
import type { Garment } from './garment';

const wheels = (material: string, xs: readonly number[], y: number, r: number): KitStroke[] =>
  xs.map((x) => mass(material, oval(x, y, r), { shade: 0.3 }));

const RIDES: Readonly<Record<UnderId, Ride>> = {
  ...MOUNTS,
  skateboard: {
    under: (w) => [
      ...wheels('board_wheel', [-w * 0.62, w * 0.62], 20, 12),
      mass('skateboard', round([-w, -12, -w * 0.8, -2, 0, 0, w * 0.8, -2, w, -12, w * 0.86, 12, 0, 14, -w * 0.86, 12])),
    ],
  },
  snowboard: {
    under: (w) => [
      mass(
        'snowboard',
        round([-w * 1.1, -14, -w * 0.8, -6, 0, -4, w * 0.8, -6, w * 1.1, -14, w * 0.9, 14, 0, 16, -w * 0.9, 14]),
      ),
      line('board_line', way([-w * 0.7, 6, 0, 8, w * 0.7, 6]), 4),
    ],
  },
  wave_board: {
    under: (w) => [
      mass('sea_wave', round([-w * 1.2, 6, -w * 0.6, -4, 0, 2, w * 0.6, -4, w * 1.2, 6, w * 0.9, 28, -w * 0.9, 28])),
      mass(
        'wave_board',
        round([-w * 1.12, -4, -w * 0.6, -14, 0, -16, w * 0.6, -14, w * 1.12, -4, w * 0.6, 12, 0, 14, -w * 0.6, 12]),
      ),
      area('board_stripe', box(0, -1, w * 1.4, 6, 3)),
    ],
  },
  scooter: {
    under: (w) => [
      ...wheels('scooter_wheel', [-w * 0.96, w * 0.86], 12, 16),
      mass('scooter', box(0, 2, w * 1.9, 18, 9)),
    ],
    before: (w) => [
      rod('scooter_pole', [-w * 1.04, 6, -w * 0.98, -124], 11),
      rod('scooter', [-w * 1.2, -130, -w * 0.76, -122], 15),
    ],
  },
  drive_wheel: DRIVE_WHEEL,
  drive_wheels: DRIVE_WHEELS,
  treads: TREADS,
  wheelchair: {
    behind: (w) => [
      ...both((s) => rod('chair_rim', [s * w * 0.86, -178, s * w * 1.12, -188], 13)),
      mass('wheelchair', box(0, -124, w * 1.76, 124, 22)),
      ...both((s) => [
        mass('chair_wheel', oval(s * w * 1.16, -76, 34, 80)),
        mass('chair_rim', oval(s * w * 1.19, -76, 22, 64), { shade: 0.3 }),
        panel('wheelchair', oval(s * w * 1.2, -76, 8, 16)),
      ]),
    ],
    under: (w) => [
      mass('wheelchair', box(0, -66, w * 1.9, 26, 11)),
      ...both((s) => rod('chair_rim', [s * w * 0.62, -60, s * w * 0.5, -4], 10)),
      mass('chair_rim', box(0, -4, w * 1.2, 16, 8)),
    ],
  },
  magic_carpet: {
    under: (w) => [
      mass(
        'magic_carpet',
        round([
          -w * 1.2,
          -12,
          -w * 0.5,
          -2,
          0,
          -12,
          w * 0.5,
          -2,
          w * 1.2,
          -14,
          w * 1.1,
          12,
          w * 0.5,
          20,
          0,
          10,
          -w * 0.5,
          20,
          -w * 1.1,
          14,
        ]),
      ),
      line('carpet_trim', way([-w, 2, -w * 0.5, 9, 0, 0, w * 0.5, 9, w, 0]), 5),
    ],
  },
  hot_tub: HOT_TUB,
  hammock_bed: HAMMOCK_RIDE,
  armchair: ARMCHAIR,
  deck_chair: DECK_CHAIR,
  bed: BED,
  brick_wall: BRICK_WALL,
  podium: {
    under: (w) => [
      mass('podium', evenPoly([w * 0.98, -10, w * 1.06, 30], 7)),
      panel('podium_face', oval(0, 14, 15, 11)),
    ],
  },
};

/** The half width of a ride in units of the reference figure: slightly more than that of feet and trunk. */
function halfWidth({ torso, unit }: FigureDraft): number {
  const { width } = boxOf(torso.path);
  return Math.min(150, Math.max(84, (width / 2 / unit) * (torso.merged ? 0.86 : 1.18)));
}

/** Rides under both feet, which are as wide as the feet are apart. */
const DECKS: ReadonlySet<UnderId> = new Set<UnderId>([
  'skateboard',
  'snowboard',
  'wave_board',
  'magic_carpet',
  'podium',
]);
/** The half width of a deck, as a share of the distance from its middle to the outer edge of the feet. */
const FEET_SHARE = 0.94;
/** The largest half width of a deck, in units of the reference figure. */
const MAX_DECK = 168;

/** The half width of a deck below the feet of a figure, in units of the reference figure. */
function deckWidth({ parts, unit }: FigureDraft, x: number): number {
  const feet = parts.filter(({ id }) => /^foot_(?:left|right)$/.test(id)).flatMap(({ rims = [] }) => rims.map(boxOf));
  const reach = feet.map((foot) => Math.max(x - foot.x, foot.x + foot.width - x));
  return Math.min(MAX_DECK, (Math.max(0, ...reach) / unit) * FEET_SHARE);
}

/** The z of the front layer: in front of the legs, behind the clothes of the trunk and the hands. */
const LAP_Z = 19;
/** The z of the front of a thing that a figure is inside of: in front of trunk and legs, behind head and hands. */
const INSIDE_Z = 29;

/** The range of the height of such a thing, in units of the reference figure. */
const DEPTHS = { least: 48, most: 240 };
/** The distance by which it reaches above the trunk's hem, in the same units. */
const ABOVE_HEM = 26;

/** The height up to which such a thing covers a figure. A face on the trunk stays visible. */
function depthOf({ torso, unit }: FigureDraft, ground: number): number {
  if (torso.merged) return DEPTHS.least;
  return Math.min(DEPTHS.most, Math.max(DEPTHS.least, (ground - torso.hemY) / unit + ABOVE_HEM));
}

function ride(id: UnderId): Garment {
  return {
    colors: UNDER_ROWS[id].colors,
    draw: (figure) => {
      const { ink, unit, anchors, torso } = figure;
      const [x, y] = anchors.find(({ name }) => name === 'ground')?.at ?? [torso.cx, 470];
      const lying = LYING.has(figure.posture.legs) ? LYING_RIDES[id] : undefined;
      const drawing = lying ?? RIDES[id];
      const least = lying ? LYING_WIDTH : halfWidth(figure);
      const [w, depth] = [DECKS.has(id) ? Math.max(least, deckWidth(figure, x)) : least, depthOf(figure, y)];
      const layers = [
        [`${id}_back`, 1, drawing.behind],
        [id, 4, drawing.under],
        [`${id}_front`, drawing.inside ? INSIDE_Z : LAP_Z, drawing.before],
      ] as const;
      for (const [part, z, strokes] of layers) {
        if (!strokes) continue;
        const frame = {
          place: (dx: number, dy: number) => [x + dx * unit, y + dy * unit] as [number, number],
          u: unit,
        };
        const { svg, rims } = drawn(strokes(w, depth), ink, { ...frame, token: (material) => material });
        figure.parts.push({ id: part, parent: 'root', z, pivot: [x, y], limits: null, stage: 'clothes', svg, rims });
      }
    },
  };
}

/** Rides, seats and stands as wardrobe items. */
export const UNDER = Object.fromEntries((Object.keys(UNDER_ROWS) as UnderId[]).map((id) => [id, ride(id)])) as Record<
  UnderId,
  Garment
>;
