import type { SheetDrawing } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { sameJson } from '@/lib/core/same-json';
import { settledSheet } from '@/lib/core/sheet/settled-sheet';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { drawingOfSheet } from '../../sheet/drawing';
import { withNamedHair } from '../../words/hair';
import { withNamedColors } from '../../words/named-colors';
import { withPerches } from '../../words/perches';
import { tokensOf } from '../../words/tokens';
import { inEnglish } from '../../words/translate';
import { textWithout } from './clauses';
import { ageChange } from './age-change';
import { beardChange, featureChange, hairChange, poseChange } from './changes';
import { breedChange } from './breed-change';
import { handChange, handedChange } from './hand-change';
import { floorChange, sizedItemChange } from './items';
import { perchChange, unperchChange } from './perch-change';
import { detailColorChange } from './detail-color';
import { eyeColorChange } from './eye-colors';
import { pairChange } from './pair-change';
import { markChange } from './mark-change';
import { patternChange } from './pattern-change';
import { twoColorChange } from './two-colors';
import { breathChange, rideChange, viewChange } from './staging';

/**
 * The changes that an instruction makes to a character sheet: the sheet, phrases about them, and the rest of the text.
 */
export interface SheetReading {
  sheet: CharacterSheet;
  done: string[];
  rest: string;
}

/** The drawing of a sheet if it equals the given spec, so that the sheet can be edited instead; else null. */
export function drawnFrom(sheet: CharacterSheet | null | undefined, spec: MascotSpec): SheetDrawing | null {
  const drawing = sheet ? drawingOfSheet({ ...sheet, name: spec.name }) : null;
  return drawing && sameJson(drawing.spec, spec) ? drawing : null;
}

/** The readers of sheet changes, in the order in which they are tried. */
const READERS = [
  hairChange,
  beardChange,
  ageChange,
  breedChange,
  rideChange,
  breathChange,
  eyeColorChange,
  pairChange,
  markChange,
  unperchChange,
  perchChange,
  floorChange,
  twoColorChange,
  detailColorChange,
  patternChange,
  sizedItemChange,
  handChange,
  handedChange,
  viewChange,
  poseChange,
] as const;

/**
 * Reads the changes that only a sheet can express: hair, beard, age, mount, breath, view, pose, floor items, item
 * sizes. The rest of the instruction is read as changes of the drawing.
 */
export function readOnSheet(instruction: string, { sheet, traits }: SheetDrawing): SheetReading {
  const tokens = withPerches(withNamedHair(withNamedColors(tokensOf(inEnglish(instruction)))), true);
  const taken = new Set<number>();
  const done: string[] = [];
  let changed = settledSheet(sheet, traits.shown);
  for (const read of READERS) {
    const change = read(changed, traits, tokens);
    if (!change) continue;
    changed = change.sheet;
    done.push(change.done);
    for (const at of change.taken) taken.add(at);
  }
  return { sheet: changed, done, rest: done.length > 0 ? textWithout(tokens, taken) : instruction };
}

/** Adds the features that the given unknown texts name; `unknown` are the texts that remain. */
export function withFeatures(
  { sheet, done, rest }: SheetReading,
  texts: readonly string[],
): SheetReading & { unknown: string[] } {
  let reading: SheetReading = { sheet, done, rest };
  const unknown = texts.filter((text) => {
    const change = featureChange(reading.sheet, text);
    if (change) reading = { ...reading, sheet: change.sheet, done: [...reading.done, change.done] };
    return change === null;
  });
  return { ...reading, unknown };
}

/**
 * The sheet for a spec that differs from the sheet's drawing in its colours only; they become the sheet's palette. Null
 * if anything else differs.
 */
export function sheetAfter(drawn: SheetDrawing, spec: MascotSpec): CharacterSheet | null {
  const { palette, ...rest } = spec;
  const { palette: before, ...base } = drawn.spec;
  const isRecolored =
    sameJson(rest, base) &&
    palette.length === before.length &&
    palette.every(({ name }, at) => name === before[at]?.name);
  if (!isRecolored) return null;
  const changed = palette.filter(({ color }, at) => color !== before[at]?.color);
  const own = Object.fromEntries(changed.map(({ name, color }) => [name, color]));
  return { ...drawn.sheet, palette: { ...drawn.sheet.palette, ...own } };
}
