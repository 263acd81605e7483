import { ChevronRight, CircleDashed, PanelsTopLeft, WandSparkles, type LucideIcon } from 'lucide-react';
import type { Mascot } from '@/lib/contract/mascot';
import { GO_TO, type Shortcut } from '../hooks/use-shortcuts';
import { OPEN_BAR, type WordsTaker } from './bar-state';
import { matching, type Matchable } from './match';
import type { BarPlace } from './places';

/** A row of the command bar. */
export interface BarEntry extends Matchable {
  key: string;
  /** Its shortcut. */
  keys?: string;
  icon: LucideIcon;
  /** The URL of a mascot's picture, shown instead of an icon. */
  picture?: string | null;
  run: () => void;
}

/** Rows under a heading. */
export interface BarGroup {
  title: string;
  entries: readonly BarEntry[];
}

/** The inputs of the bar's rows; `go` opens a URL. */
export interface BarSources {
  words: string;
  shortcuts: readonly Shortcut[];
  places: readonly BarPlace[];
  /** The path of the current page, which is left out of the destinations. */
  here: string;
  mascots: readonly Pick<Mascot, 'id' | 'name' | 'preview_url'>[];
  taker: WordsTaker | null;
  go: (href: string) => void;
}

/** The group of commands that exist on every page, listed last. */
const EVERYWHERE = 'Everywhere';

/**
 * The rows for the typed text: commands and pages by rank, then mascots, then the page's own handler. Mascots load
 * later, so they come after the rows that are already shown.
 */
export function groupsOf(sources: BarSources): BarGroup[] {
  const { words } = sources;
  const typed = words.trim();
  const near = [
    { title: 'Commands', entries: commandsOf(sources) },
    { title: GO_TO, entries: placesOf(sources) },
  ]
    .map(({ title, entries }) => ({ title, found: matching(typed, entries) }))
    .sort((a, b) => (a.found[0]?.rank ?? 0) - (b.found[0]?.rank ?? 0))
    .map(({ title, found }) => ({ title, entries: found.map(({ thing }) => thing) }));
  return [
    ...near,
    { title: typed ? 'Mascots' : 'Recent mascots', entries: mascotsOf(sources) },
    { title: 'Edit in words', entries: handOver(sources, typed) },
  ].filter(({ entries }) => entries.length > 0);
}

const isPlace = (places: readonly BarPlace[], title: string): boolean => places.some((place) => place.title === title);

const isGeneral = ({ group }: Shortcut): boolean => group === EVERYWHERE;

/** The commands that can run. Copy and paste are left out, because they need the browser's clipboard event. */
function commandsOf({ shortcuts, places }: BarSources): BarEntry[] {
  const commands = shortcuts
    .filter((each) => each !== OPEN_BAR && !each.event && each.group !== GO_TO && (each.canRun?.() ?? true))
    .filter(({ title }) => !isPlace(places, title));
  return [...commands.filter((each) => !isGeneral(each)), ...commands.filter(isGeneral)].map((each) => ({
    ...shortcutEntry(each, ChevronRight),
    note: each.group,
  }));
}

const shortcutEntry = ({ title, group, keys, run }: Shortcut, icon: LucideIcon): BarEntry => ({
  key: `${group}: ${title}`,
  title,
  icon,
  ...(keys[0] ? { keys: keys[0] } : {}),
  run: () => run(),
});

/**
 * The page's own destinations, then those of the studio. A shortcut with the same title is shown with its destination.
 */
function placesOf({ shortcuts, places, here, go }: BarSources): BarEntry[] {
  const own = shortcuts.filter(({ group }) => group === GO_TO);
  const others = places.filter(({ href }) => href !== here);
  return [
    ...own.map((each) => shortcutEntry(each, PanelsTopLeft)),
    ...others.map(({ href, ...place }) => {
      const shortcut = shortcuts.find(({ title }) => title === place.title);
      return { run: () => go(href), ...(shortcut && shortcutEntry(shortcut, place.icon)), ...place, key: href };
    }),
  ];
}

const mascotsOf = ({ mascots, here, go }: BarSources): BarEntry[] =>
  mascots
    .map(({ id, name, preview_url }) => ({ href: `/mascots/${id}`, title: name, picture: preview_url }))
    .filter(({ href }) => href !== here)
    .map(({ href, ...mascot }) => ({ ...mascot, key: href, icon: CircleDashed, run: () => go(href) }));

const handOver = ({ taker }: BarSources, words: string): BarEntry[] =>
  taker && words ? [{ key: 'words', icon: WandSparkles, ...taker(words) }] : [];
