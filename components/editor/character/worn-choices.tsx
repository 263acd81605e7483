'use client';

import type { CharacterTraits, LayerEnd, PropPlace, WardrobeItem } from '@/lib/core/sheet/drawn-sheet';
import { withItemAt } from '@/lib/core/sheet/item-order';
import { PATTERNS, type Pattern } from '@/lib/core/sheet/vocabulary';
import { useEditorState } from '../state/context';
import { MarkChoice } from './mark-choice';
import type { SectionProps } from './radio-section';
import { propPlaceOf, withItemPattern, withItemSize, withPropAt } from './sheet-changes';
import { sizeSteps, sizeWords } from './sizes';
import { useLayers } from './use-character';
import { choiceWords } from './words';
import { WornChoice, type WornOption } from './worn-choice';

/** The places of items with a surface that something can be printed on. */
const PRINTED_PLACES: readonly string[] = ['head', 'trunk', 'held'];

interface WornChoicesProps extends SectionProps {
  item: WardrobeItem;
  traits: CharacterTraits;
  onSettle: () => void;
}

/** The choices about one worn item: its size, its place, its pattern and mark, and what it lies over. */
export function WornChoices({ item, traits, onSettle, ...props }: WornChoicesProps) {
  const { id, place, sizes } = item;
  const worn = props.sheet.wears.find((each) => each.item === id);
  const isColored = useEditorState(({ spec }) => spec.palette.some(({ name }) => name === id));
  const layers = useLayers(props.sheet, id);
  const rows = { ...props, item };
  return (
    <div className="mb-2 flex flex-col gap-2.5 rounded-ui border p-2.5">
      {sizes ? <WornChoice {...rows} title="Size" options={sizeOptions(id, sizes, worn?.size ?? 1)} /> : null}
      {place === 'held' ? (
        <WornChoice {...rows} title="Place" options={placeOptions(id, worn ? propPlaceOf(worn) : null, traits)} />
      ) : null}
      {isColored ? (
        <WornChoice {...rows} title="Pattern" options={patternOptions(id, props.sheet.patterns[id] ?? null)} />
      ) : null}
      {PRINTED_PLACES.includes(place) ? (
        <MarkChoice {...rows} shape={worn?.mark?.shape ?? null} onSettle={onSettle} />
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
  ['Usual', null],
  ['Right hand', 'right'],
  ['Left hand', 'left'],
  ['Each hand', 'both'],
  ['On the head', 'head'],
  ['At the ear', 'ear'],
  ['On a shoulder', 'shoulder'],
];

/** The places that suit a prop, and the one where it is. */
const placeOptions = (id: string, now: PropPlace, { propPlaces }: CharacterTraits): WornOption[] =>
  PROP_PLACES.filter(([, place]) => place === now || (propPlaces[id]?.includes(place) ?? false)).map(
    ([title, place]) => ({
      id: String(place),
      title,
      isChosen: place === now,
      change: (sheet) => withPropAt(sheet, id, place),
    }),
  );

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
