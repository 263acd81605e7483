'use client';

import { useMemo } from 'react';
import type { LayerEnd, PictureView, WardrobeItem } from '@/lib/core/sheet/drawn-sheet';
import { withItemAt } from '@/lib/core/sheet/item-order';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { MARKS, PATTERNS, type Pattern } from '@/lib/core/sheet/vocabulary';
import { useEditorState } from '../state/context';
import { ChoiceGrid, type ChoiceCard } from './choice-grid';
import type { SectionProps } from './radio-section';
import { propPlaceOf, withItemMark, withItemPattern, withItemSize, withPropAt, type PropPlace } from './sheet-changes';
import { sizeSteps, sizeWords } from './sizes';
import { useLayers } from './use-character';
import { choiceWords } from './words';

interface WornChoicesProps extends SectionProps {
  item: WardrobeItem;
}

/** One card of a choice about a worn item. */
interface WornOption {
  id: string;
  title: string;
  isChosen: boolean;
  change: (sheet: CharacterSheet) => CharacterSheet;
}

/** The places whose items are seen only on the whole figure. */
const WIDE_PLACES: readonly string[] = ['back', 'held', 'under', 'trunk'];

/** The choices about one worn item: its size, its place, its pattern and mark, and what it lies over. */
export function WornChoices({ item, ...props }: WornChoicesProps) {
  const { id, place, sizes } = item;
  const worn = props.sheet.wears.find((each) => each.item === id);
  const isColored = useEditorState(({ spec }) => spec.palette.some(({ name }) => name === id));
  const layers = useLayers(props.sheet, id);
  const rows = { ...props, item };
  return (
    <div className="mb-2 flex flex-col gap-2.5 rounded-ui bg-hover p-2.5">
      {sizes ? <WornChoice {...rows} title="Size" options={sizeOptions(id, sizes, worn?.size ?? 1)} /> : null}
      {place === 'held' ? (
        <WornChoice {...rows} title="Place" options={placeOptions(id, worn ? propPlaceOf(worn) : null)} />
      ) : null}
      {isColored ? (
        <WornChoice {...rows} title="Pattern" options={patternOptions(id, props.sheet.patterns[id] ?? null)} />
      ) : null}
      {PRINTED_PLACES.includes(place) ? (
        <WornChoice {...rows} title="Mark" options={markOptions(id, worn?.mark?.shape ?? null)} />
      ) : null}
      {layers && layers.length > 0 ? <WornChoice {...rows} title="Order" options={layerOptions(id, layers)} /> : null}
    </div>
  );
}

const sizeOptions = (id: string, range: readonly [number, number], now: number): WornOption[] =>
  sizeSteps(range, now).map((size) => ({
    id: String(size),
    title: sizeWords(size),
    isChosen: size === now,
    change: (sheet) => withItemSize(sheet, id, size),
  }));

const PROP_PLACES: readonly [title: string, place: PropPlace][] = [
  ['Any hand', null],
  ['Right hand', 'right'],
  ['Left hand', 'left'],
  ['Each hand', 'both'],
  ['On the head', 'head'],
  ['At the ear', 'ear'],
  ['On a shoulder', 'shoulder'],
];

const placeOptions = (id: string, now: PropPlace): WornOption[] =>
  PROP_PLACES.map(([title, place]) => ({
    id: String(place),
    title,
    isChosen: place === now,
    change: (sheet) => withPropAt(sheet, id, place),
  }));

/** The places of items with a surface that something can be printed on. */
const PRINTED_PLACES: readonly string[] = ['head', 'trunk', 'held'];

/** No mark, each shape, and the letters or digits that are printed now. */
function markOptions(id: string, now: string | null): WornOption[] {
  const isOwn = now !== null && !MARKS.some((mark) => mark === now);
  return [null, ...MARKS, ...(isOwn ? [now] : [])].map((shape) => ({
    id: shape ?? 'none',
    title: isOwn && shape === now ? now.toUpperCase() : choiceWords(shape ?? 'none'),
    isChosen: shape === now,
    change: (sheet) => withItemMark(sheet, id, shape),
  }));
}

const LAYER_TITLES: Readonly<Record<LayerEnd, string>> = { behind: 'Behind', in_front: 'In front' };

/** Both ends, and the present place where it is at neither. */
function layerOptions(id: string, open: readonly LayerEnd[]): WornOption[] {
  const endOf = (end: LayerEnd): WornOption => ({
    id: end,
    title: LAYER_TITLES[end],
    isChosen: !open.includes(end),
    change: (sheet) => withItemAt(sheet, id, end),
  });
  const between: WornOption = { id: 'between', title: 'Between', isChosen: true, change: (sheet) => sheet };
  return [endOf('behind'), ...(open.length > 1 ? [between] : []), endOf('in_front')];
}

const patternOptions = (id: string, now: Pattern | null): WornOption[] =>
  [null, ...PATTERNS].map((pattern) => ({
    id: pattern ?? 'plain',
    title: choiceWords(pattern ?? 'plain'),
    isChosen: pattern === now,
    change: (sheet) => withItemPattern(sheet, id, pattern),
  }));

interface WornChoiceProps extends WornChoicesProps {
  title: string;
  options: readonly WornOption[];
}

/** One choice about a worn item, as pictures. */
function WornChoice({ title, options, item, sheet, choose }: WornChoiceProps) {
  const view: PictureView = useMemo(
    () => (WIDE_PLACES.includes(item.place) ? 'figure' : { item: item.id }),
    [item.id, item.place],
  );
  const cards: ChoiceCard[] = options.map(({ id, title: name, isChosen, change }) => ({
    id,
    title: name,
    isChosen,
    sheet: change(sheet),
    view,
  }));
  const label = `${title} of ${item.title.toLowerCase()}`;
  const chosen = (id: string) => {
    const option = options.find((each) => each.id === id);
    if (!option || option.isChosen) return;
    choose({ label: `${label}: ${option.title.toLowerCase()}`, change: option.change });
  };
  return (
    <section aria-label={label}>
      <h3 className="mb-1 text-small font-medium text-muted">{title}</h3>
      <ChoiceGrid label={label} cards={cards} onChoose={chosen} />
    </section>
  );
}
