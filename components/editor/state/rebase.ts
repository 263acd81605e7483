import { at } from '@/lib/client';
import { mergeSpecs } from '@/lib/core/spec/merge';
import { motionPropsOf, withMotionProps, withoutMotionProps } from '@/lib/core/spec/motion-props';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { MERGED_TEXT, type Clash, type Conflict } from '../../session/conflict';
import { seal } from '../../session/history';
import { clashTitle } from './clash-title';
import type { Editor } from './editor';
import { keepParts } from './keep-parts';
import { withColorsSince } from './palette-changes';
import { refitPreset } from './playing';
import { sameButColors } from './same-drawing';
import { sheetThatDraws } from './sheets';

/**
 * Reads the saved drawing and merges the shown one with it. Sets a conflict for the user if both changed the same
 * values.
 */
export async function rebase(editor: Editor): Promise<void> {
  const { client, store } = editor;
  const { spec: saved, ...mascot } = await client.call(at('GET /mascots/{id}'), {
    params: { id: store.getState().mascot.id },
    query: { include: 'spec' },
  });
  if (!saved) throw new Error('The mascot has no drawing any more.');
  const { spec, saved: base, sheets } = store.getState();
  const three = { base, mine: spec, theirs: keepParts(base, saved) };
  const isRedrawn = !sameButColors(base, spec) && sheetThatDraws(sheets, spec) !== null;
  const { shown, conflict } = isRedrawn ? mergeWhole(three) : mergeByPart(three);
  editor.gesture = null;
  store.setState(({ history }) => ({
    mascot,
    saved: three.theirs,
    spec: keepParts(spec, shown),
    history: seal(history),
    conflict,
  }));
  refitPreset(editor);
  if (!conflict) editor.tell(MERGED_TEXT, 'done');
}

/** The inputs of a three-way merge: the common base, the shown drawing, and the saved one. */
interface ThreeSpecs {
  base: MascotSpec;
  mine: MascotSpec;
  theirs: MascotSpec;
}
interface MergedSpecs {
  shown: MascotSpec;
  conflict: Conflict<MascotSpec> | null;
}

function mergeByPart(three: ThreeSpecs): MergedSpecs {
  const [theirs, mine] = [mergeSpecs(three, 'theirs'), mergeSpecs(three, 'mine').value];
  if (theirs.clashes.length === 0) return { shown: mine, conflict: null };
  const clashes = theirs.clashes.map((name) => clashOf(name, mine, three.theirs));
  return { shown: mine, conflict: { clashes, mine, theirs: theirs.value } };
}

/** A drawing from a character sheet is merged only if the other side changed nothing but colours and motion props. */
function mergeWhole({ base, mine, theirs }: ThreeSpecs): MergedSpecs {
  if (sameButColors(withoutMotionProps(base), withoutMotionProps(theirs)))
    return {
      shown: withMotionProps(withColorsSince(base, theirs, mine), motionPropsOf(theirs), theirs),
      conflict: null,
    };
  return { shown: mine, conflict: { clashes: [{ name: 'The whole drawing' }], mine, theirs, whole: true } };
}

function clashOf(clash: string, mine: MascotSpec, theirs: MascotSpec): Clash {
  const name = clashTitle(clash);
  const colorIn = ({ palette }: MascotSpec) => palette.find((entry) => `$${entry.name}` === clash)?.color;
  const [own, other] = [colorIn(mine), colorIn(theirs)];
  return own && other ? { name, colors: { mine: own, theirs: other } } : { name };
}
