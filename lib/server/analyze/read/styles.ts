import { cssColor } from './css-color';
import { propertiesOf, substituted, type Properties } from './properties';
import { declarationsOf, rulesOf, type StyleRule, type RuleSelector } from './rules';
import { ELEMENT_KINDS, type ElementKind, type ElementUses, type KindCounts } from './uses';

/** A use of a colour on a site, and its weight for the brand. */
export interface SiteColorUse {
  color: string;
  use: string;
  weight: number;
}

/** The colours of a site's style sheets, and its fonts by weight. */
interface Styles {
  colors: SiteColorUse[];
  fonts: Map<string, number>;
}

/** The target of a colour declaration. */
type Painted = 'ground' | 'text' | 'line' | 'shape';

const PAINTS: Readonly<Record<string, Painted>> = {
  background: 'ground',
  'background-color': 'ground',
  'background-image': 'ground',
  color: 'text',
  fill: 'shape',
  'accent-color': 'shape',
  border: 'line',
  'border-color': 'line',
  'border-top': 'line',
  'border-bottom': 'line',
  'border-left': 'line',
  'border-bottom-color': 'line',
  'border-top-color': 'line',
  'border-left-color': 'line',
  outline: 'line',
  stroke: 'line',
};

/** The weight of a colour by element kind and target: colours of buttons and links count most for the brand. */
const WORTH: Readonly<Record<ElementKind, Readonly<Record<Painted, readonly [use: string, weight: number]>>>> = {
  page: { ground: ['background', 3], text: ['text', 3], line: ['line', 0.5], shape: ['shape', 0.5] },
  header: { ground: ['header', 5], text: ['text', 1], line: ['line', 1], shape: ['header', 1] },
  heading: { ground: ['heading', 1.5], text: ['heading', 2], line: ['line', 0.5], shape: ['heading', 0.5] },
  button: { ground: ['button', 6], text: ['text', 0.6], line: ['button', 2], shape: ['button', 1] },
  link: { ground: ['link', 1.5], text: ['link', 3], line: ['line', 0.8], shape: ['link', 0.8] },
  other: { ground: ['surface', 1.5], text: ['text', 0.5], line: ['line', 0.4], shape: ['shape', 0.8] },
};
/** The weight of a state such as hovering, relative to the look at rest. */
const STATE_WEIGHT = 0.3;
/** The alpha below which a colour is ignored. */
const MIN_ALPHA = 0.3;
/** How much of one style sheet is read. */
const MAX_SHEET_CHARACTERS = 1_500_000;
/** How much of all style sheets together is read. */
const MAX_CHARACTERS = 6_000_000;

/** Reads style sheets against the elements of the pages: rules that match none do not count. */
export function readStyles(sheets: readonly string[], uses: ElementUses): Styles {
  let left = MAX_CHARACTERS;
  const rules = sheets.flatMap((css) => {
    const text = css.slice(0, Math.min(MAX_SHEET_CHARACTERS, left));
    left -= text.length;
    return rulesOf(text);
  });
  const properties = propertiesOf(rules);
  const styles: Styles = { colors: [], fonts: new Map() };
  for (const { selectors, declarations } of rules) {
    const reach = reachOf(selectors, uses);
    if (reach) take(styles, declarations, reach, properties);
  }
  for (const { kind, css } of uses.inline) take(styles, declarationsOf(css), { ...NOTHING, [kind]: 1 }, properties);
  return styles;
}

const NOTHING: KindCounts = { page: 0, header: 0, heading: 0, button: 0, link: 0, other: 0 };

/** How many elements of each kind a rule is for; null for none. */
function reachOf(selectors: readonly RuleSelector[], { counts }: ElementUses): KindCounts | null {
  const reach = { ...NOTHING };
  let any = false;
  for (const selector of selectors) {
    const names = selector.flatMap((compound) => compound.names);
    const own = selector.at(-1)?.names ?? [];
    if (!names.every((name) => counts.has(name)) || own.every((name) => name === '*')) continue;
    // The rarest of a selector's names bounds the number of its elements.
    const rarest = own
      .map((name) => counts.get(name) ?? NOTHING)
      .reduce((one, two) => (total(two) < total(one) ? two : one));
    const share = selector.some(({ state }) => state) ? STATE_WEIGHT : 1;
    for (const kind of ELEMENT_KINDS) reach[kind] += share * rarest[kind];
    any = true;
  }
  return any ? reach : null;
}

const total = (counts: KindCounts) => ELEMENT_KINDS.reduce((sum, kind) => sum + counts[kind], 0);

function take(
  styles: Styles,
  declarations: StyleRule['declarations'],
  reach: KindCounts,
  properties: Properties,
): void {
  const own: Properties = new Map(declarations.filter(([property]) => property.startsWith('--')));
  for (const [property, value] of declarations) {
    const painted = PAINTS[property.toLowerCase()];
    if (painted) takeColors(styles.colors, substituted(value, own, properties), painted, reach);
    else if (/^font(?:-family)?$/i.test(property))
      takeFont(styles.fonts, property, substituted(value, own, properties), reach);
  }
}

/** The parts of a value that may be colours: functions, hexadecimal numbers, words. */
const PIECES =
  /(?:rgb|hsl|hwb|(?:ok)?l(?:ab|ch)|color)a?\([^()]{0,200}\)|#[\da-f]{3,8}\b|\burl\([^()]*\)|\b[a-z][\w-]{0,80}\b\(?/gi;

function takeColors(colors: SiteColorUse[], value: string, painted: Painted, reach: KindCounts): void {
  const found = [...value.slice(0, 1000).matchAll(PIECES)]
    .map(([text]) => cssColor(text))
    .filter((each) => each !== null && each.alpha >= MIN_ALPHA);
  for (const kind of ELEMENT_KINDS) {
    if (reach[kind] === 0) continue;
    const [use, worth] = WORTH[kind][painted];
    // The logarithm dampens frequency: twice as many uses do not count twice as much.
    for (const color of found)
      colors.push({ color: color!.hex, use, weight: (worth * Math.sqrt(reach[kind]) * color!.alpha) / found.length });
  }
}

/** Matches system fonts and icon fonts, which say nothing about the brand. */
const NO_FACE = new RegExp(
  '^(?:inherit|initial|unset|revert|(?:ui-)?(?:sans-)?serif|(?:ui-)?monospace|cursive|fantasy|' +
    'system-ui|ui-rounded|-apple-system|blinkmacsystemfont|sans|emoji|math|menlo|monaco|consolas|' +
    'verdana|tahoma|apple color emoji)$|^(?:segoe ui|arial|helvetica|times|courier|sfmono)|icon|' +
    'awesome|glyph|swiper|slick|symbol',
  'i',
);
const FONT_WORTH: KindCounts = { page: 6, header: 1, heading: 4, button: 1, link: 0.5, other: 0.3 };

function takeFont(fonts: Map<string, number>, property: string, value: string, reach: KindCounts): void {
  const list =
    property.toLowerCase() === 'font'
      ? value.replace(/^.*?(?:\d(?:px|r?em|%|pt|vw)|\))(?:\s*\/\s*[\w.%()-]+)?\s+/, '')
      : value;
  const face =
    list
      .split(',')[0]
      ?.replace(/["']|!important/g, '')
      .trim() ?? '';
  if (!face || face.length > 60 || !/^[\p{L}\d]/u.test(face) || NO_FACE.test(face)) return;
  fonts.set(
    face,
    (fonts.get(face) ?? 0) + ELEMENT_KINDS.reduce((sum, kind) => sum + FONT_WORTH[kind] * Math.sqrt(reach[kind]), 0),
  );
}
