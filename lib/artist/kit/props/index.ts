import type { SpeciesColors } from '../../species/species-colors';
import type { ThingRow } from '../row';
import type { KitStroke } from '../strokes';
import { mapPath } from '../../shape/path';
import { extentOf } from '../strokes';
import { THING_ENTRIES, type ThingId } from '../things';
import { CARRIED_PROPS } from './carried';
import { COMPANION_PROPS } from './companions';
import { EVERYDAY_PROPS } from './everyday';
import { HANDY_PROPS } from './handy';
import { LEISURE_PROPS } from './leisure';
import { PAPER_PROPS } from './papers';
import { PLAY_PROPS } from './play';
import type { PropRow } from './prop';
import { SITE_PROPS } from './site';
import { STAFF_PROPS } from './staffs';
import { TASTY_PROPS } from './tasty';
import { TOOL_PROPS } from './tools';
import { TRADE_PROPS } from './trades';

const OWN = {
  ...TOOL_PROPS,
  ...PLAY_PROPS,
  ...CARRIED_PROPS,
  ...TASTY_PROPS,
  ...PAPER_PROPS,
  ...LEISURE_PROPS,
  ...HANDY_PROPS,
  ...STAFF_PROPS,
  ...TRADE_PROPS,
  ...COMPANION_PROPS,
  ...SITE_PROPS,
  ...EVERYDAY_PROPS,
};

/** The id of a prop: one that is drawn only as a prop, or the small version of a thing that is also a character. */
export type PropId = keyof typeof OWN | `small_${ThingId}`;

/** The largest height and width of a thing in a hand, in units of the reference figure. */
const HELD_SIZE = 78;
/** The distance from the grip down to the bottom of the thing, in the same units. */
const FOOT_OFFSET = 18;

const TOKENS: readonly (readonly [keyof SpeciesColors, string])[] = [
  ['belly', 'belly'],
  ['accent', 'accent'],
  ['marked', 'marking'],
  ['nose', 'nose'],
];

/** Converts a thing into a prop: without its face, scaled to fit a hand, and moved so that the hand is at 0, 0. */
function inHand(id: PropId, row: ThingRow): PropRow {
  const { outline } = row.solid;
  const strokes: KitStroke[] = [
    ...(row.behind ?? []),
    { kind: 'mass', material: 'body', path: outline, inside: row.inside ?? [], thin: false, shade: 0.6 },
    ...(row.marks ?? []),
    ...(row.top ?? []),
  ];
  const { left, right, top, bottom } = extentOf(strokes);
  const size = Math.min(HELD_SIZE / (bottom - top), HELD_SIZE / (right - left));
  const name = (material: string) => material.replace(/^body/, id).replace(/^(?=belly|accent|marking|nose)/, `${id}_`);
  const used = JSON.stringify(strokes);
  const colors = TOKENS.flatMap(([from, to]) => {
    const color = row.colors[from];
    return color && used.includes(`"material":"${to}"`) ? [[name(to), color] as const] : [];
  });
  return {
    words: row.words,
    colors: { [id]: row.colors.body, ...Object.fromEntries(colors) },
    hold: 'palm',
    strokes: strokes.map((each) =>
      resized(each, size, [-((left + right) / 2) * size, FOOT_OFFSET - bottom * size], name),
    ),
  };
}

function resized(
  each: KitStroke,
  size: number,
  [dx, dy]: readonly [number, number],
  name: (m: string) => string,
): KitStroke {
  const put = (path: KitStroke['path']) => mapPath(path, (x, y) => [x * size + dx, y * size + dy]);
  const placed = { ...each, material: name(each.material), path: put(each.path) };
  if (placed.kind === 'mass')
    return {
      ...placed,
      inside: placed.inside.map(({ path, material }) => ({ path: put(path), material: name(material) })),
    };
  return placed.kind === 'area' ? placed : { ...placed, width: placed.width * size };
}

const SMALL_THINGS = THING_ENTRIES.flatMap(([id, row]): [PropId, PropRow][] =>
  row.held ? [[`small_${id}`, inHand(`small_${id}`, row)]] : [],
);

/** Every prop of the kit. */
export const PROP_ROWS: ReadonlyMap<PropId, PropRow> = new Map([
  ...SMALL_THINGS,
  ...(Object.entries(OWN) as [PropId, PropRow][]),
]);
