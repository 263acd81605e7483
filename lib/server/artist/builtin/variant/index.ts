import { keepsRig } from '@/lib/core/spec/compat';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { ArtistError } from '../../types';
import type { ArtistContext, ArtistWork, EditResult, VariantInput } from '../../types';
import { applyWishes } from '../edit';
import type { Wish } from '../edit/wish';
import { putOn } from '../redress';
import { listed, outfitWords, sentence } from './say';
import { readVariant, type VariantWish } from './read';
import type { Theme } from './themes';

const EXAMPLES = '"as an astronaut", "winter look" or "in gold with a red scarf"';

/** Draws another look on the same rig: themes, clothes, colours, patterns and faces. Throws `not_understood` or `nothing_changed` with examples. */
export async function* variant({ spec: given, name, instruction }: VariantInput, context: ArtistContext): ArtistWork<EditResult> {
  const accepted = acceptSpec(given);
  if (!accepted.ok) throw new ArtistError('bad_input', 'The mascot breaks the rules of a spec, so no variant of it can be drawn.');
  const before = accepted.value.spec;
  const wish = readVariant(instruction.trim() || name, before);
  if (wish.themes.length + wish.wear.length + wish.wishes.length === 0) throw new ArtistError('not_understood', `I did not understand what the variant should look like. Try something like ${EXAMPLES}.`);
  yield { type: 'progress', text: `Reading the look: ${said(wish).join(', ')}` };
  const look = { spec: before, done: [] as string[], warnings: [] as string[] };
  for (const step of [painted, dressed, asked, faced]) {
    context.signal.throwIfAborted();
    const next = step(look.spec, wish);
    if (next.spec !== look.spec && next.done.length > 0) {
      yield { type: 'progress', text: `${sentence(listed(next.done))}.` };
      yield { type: 'draft', spec: next.spec };
    }
    look.spec = next.spec;
    look.done.push(...next.done);
    look.warnings.push(...next.warnings);
  }
  const warnings = [...new Set([...look.warnings, ...wish.unknown.map((words) => `I did not understand "${words}".`)])];
  if (look.done.length === 0 || JSON.stringify(look.spec) === JSON.stringify(before)) throw new ArtistError('nothing_changed', `The variant looks like the mascot itself. ${warnings.join(' ')} Try something like ${EXAMPLES}.`.replace(/\s+/g, ' '));
  return { spec: finished(before, look.spec), summary: `${sentence(listed(look.done))}.`, warnings };
}

interface Step {
  spec: MascotSpec;
  done: string[];
  warnings: string[];
}

const KEEP = { keepRig: true } as const;
const everything = { nouns: [{ kind: 'region', region: 'everything', side: null }], except: [] } as const;
const coat = { nouns: [{ kind: 'region', region: 'coat', side: null }], except: [] } as const;

/** Colours and patterns first: clothes are chosen to stand out from them. */
function painted(spec: MascotSpec, { themes }: VariantWish): Step {
  const wishes = themes.flatMap((theme): Wish[] => [
    ...(theme.paint ? [{ do: 'color' as const, target: targetOf(theme), change: theme.paint, words: theme.title }] : []),
    ...(theme.pattern ? [{ do: 'pattern' as const, kind: theme.pattern, target: { nouns: [{ kind: 'region' as const, region: 'body' as const, side: null }], except: [] }, color: null, words: theme.title }] : []),
  ]);
  // What a theme adds of its own accord is no news when it cannot be had.
  return { ...applyWishes(spec, wishes, KEEP), warnings: [] };
}

const targetOf = ({ paint }: Theme) => {
  const { nouns } = paint?.on === 'coat' ? coat : everything;
  return { nouns: [...nouns], except: [] };
};

function dressed(spec: MascotSpec, { wear, themes, named }: VariantWish): Step {
  if (wear.length === 0) return { spec, done: [], warnings: [] };
  const { spec: next, worn, refused } = putOn(spec, wear, KEEP);
  const titles = themes.flatMap(({ wears, title }) => (wears?.length && /^(as|for|formally)\b/.test(title) ? [title] : []));
  const done = worn.length > 0 ? [`dressed it ${titles.length > 0 ? `${listed(titles)}, with ${outfitWords(worn)}` : `in ${outfitWords(worn)}`}`] : [];
  return { spec: next, done, warnings: refused.filter(({ item }) => named.includes(item)).map(({ why }) => why) };
}

const asked = (spec: MascotSpec, { wishes }: VariantWish): Step => applyWishes(spec, wishes, KEEP);

/** The face comes last, unless the words ask for one of their own. */
function faced(spec: MascotSpec, { themes, wishes }: VariantWish): Step {
  const feeling = themes.find((theme) => theme.feeling)?.feeling;
  if (!feeling || wishes.some((wish) => wish.do === 'express')) return { spec, done: [], warnings: [] };
  return { ...applyWishes(spec, [{ do: 'express', feeling, words: feeling }], KEEP), warnings: [] };
}

const said = ({ themes, wear, wishes }: VariantWish): string[] => [...themes.map(({ title }) => title), ...(themes.length === 0 && wear.length > 0 ? [outfitWords(wear)] : []), ...wishes.map(({ words }) => words)];

function finished(before: MascotSpec, after: MascotSpec): MascotSpec {
  const accepted = acceptSpec(after);
  if (!accepted.ok || !keepsRig(before, accepted.value.spec)) throw new ArtistError('bad_input', 'The new look did not fit the rig. Please say it in other words.');
  return accepted.value.spec;
}
