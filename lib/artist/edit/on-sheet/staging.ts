import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { withArticle } from '../../say';
import type { GarmentId } from '../../words/garment-ids';
import { mountOf } from '../../words/mounts';
import { nounsOf } from '../../words/nouns-and-colors';
import { type Token, wordAt } from '../../words/tokens';
import { titleOfView, viewIn } from '../../words/views';
import type { SheetChange } from './changes';
import { asksNoMore, runsOf } from './clauses';

/** Items that a figure sits on. */
const MOUNTS: ReadonlySet<string> = new Set(['mount', 'unicorn_mount', 'pedal_bike', 'unicycle', 'wheelchair']);

/** Words for riding something. */
const MOUNTING = new Set('on riding ride rides onto atop sit sitting back small big'.split(' '));

/** A mount, a bicycle or a unicycle to ride, if a clause asks for nothing else. */
export function rideChange(
  sheet: CharacterSheet,
  { isUpright }: CharacterTraits,
  tokens: readonly Token[],
): SheetChange | null {
  const mount = isUpright ? mountOf(tokens) : null;
  const run = runsOf(tokens).find((each) => mount && each.includes(mount.at)) ?? [];
  if (!mount || sheet.wears.some(({ item }) => item === mount.worn.item)) return null;
  const taken = new Set(run.filter((at) => at === mount.at || MOUNTING.has(wordAt(tokens, at))));
  if (!asksNoMore(tokens, run, taken)) return null;
  const kept = sheet.wears.filter(({ item }) => !MOUNTS.has(item));
  return {
    sheet: { ...sheet, body: { ...sheet.body, pose: null }, wears: [...kept, mount.worn] },
    done: `put it on ${withArticle((tokens[mount.at]?.text ?? 'horse').toLowerCase())}`,
    taken,
  };
}

/** Items that come out of a mouth, with the phrase for the summary. */
const BREATHS: Readonly<Partial<Record<GarmentId, string>>> = {
  fire_breath: 'made it breathe fire',
  smoke_breath: 'made it breathe smoke',
};

/** Fire or smoke out of the mouth, if a clause asks for nothing else. */
export function breathChange(sheet: CharacterSheet, _: CharacterTraits, tokens: readonly Token[]): SheetChange | null {
  for (const noun of nounsOf(tokens)) {
    const done = noun.kind === 'garment' ? BREATHS[noun.item] : undefined;
    if (noun.kind !== 'garment' || !done || sheet.wears.some(({ item }) => item === noun.item)) continue;
    const taken = new Set(Array.from({ length: noun.length }, (__, index) => noun.at + index));
    const run = runsOf(tokens).find((each) => each.includes(noun.at)) ?? [];
    if (!asksNoMore(tokens, run, taken)) continue;
    const kept = sheet.wears.filter(({ item }) => BREATHS[item as GarmentId] === undefined);
    return { sheet: { ...sheet, wears: [...kept, { item: noun.item, color: null }] }, done, taken };
  }
  return null;
}

/** Words around a request for a view. */
const SHOWING = new Set('show seen see from the side view turn rotate face facing viewed drawn'.split(' '));

/** A change of the view, if a clause asks for nothing else. */
export function viewChange(sheet: CharacterSheet, _: CharacterTraits, tokens: readonly Token[]): SheetChange | null {
  for (const run of runsOf(tokens)) {
    const { text, view } = viewIn(run.map((at) => tokens[at]?.text ?? '').join(' '));
    if (!view || view === sheet.body.view) continue;
    const left = new Set(text.toLowerCase().split(' '));
    const taken = new Set(
      run.filter((at) => !left.has(tokens[at]?.text.toLowerCase() ?? '') || SHOWING.has(wordAt(tokens, at))),
    );
    if (!asksNoMore(tokens, run, taken)) continue;
    return { sheet: { ...sheet, body: { ...sheet.body, view } }, done: `drew it ${titleOfView(view)}`, taken };
  }
  return null;
}
