import { chosen, mergeLists, type Merged, type Preference } from '../merge';
import type { AnimationClip, Modifier, Track } from './schema';

/** Three versions of a clip: the common base and two changed ones. */
interface Clips {
  base: AnimationClip;
  mine: AnimationClip;
  theirs: AnimationClip;
}

const trackNames = (tracks: readonly Track[]) => tracks.map(({ part, prop }) => `${part} ${prop}`);
const modifierNames = (modifiers: readonly Modifier[]) => modifiers.map(({ part, type }) => `${part} ${type}`);

/**
 * Merges two changes of a clip: each track, each modifier, the duration and the loop flag are taken from the side that
 * changed them. `clashes` names what both changed differently; `prefer` decides about them. The name is that of
 * `theirs`.
 */
export function mergeClips({ base, mine, theirs }: Clips, prefer: Preference): Merged<AnimationClip> {
  const tracks = mergeLists(
    { base: base.tracks, mine: mine.tracks, theirs: theirs.tracks },
    (list) => trackNames(list),
    prefer,
  );
  const modifiers = mergeLists(
    { base: base.modifiers, mine: mine.modifiers, theirs: theirs.modifiers },
    (list) => modifierNames(list),
    prefer,
  );
  const clashes = [...tracks.clashes, ...modifiers.clashes];
  const of = (field: 'duration' | 'loop'): AnimationClip => {
    const side = chosen(base[field], mine[field], theirs[field]);
    if (side === null) clashes.push(field);
    return (side ?? prefer) === 'mine' ? mine : theirs;
  };
  const { duration } = of('duration');
  const { loop } = of('loop');
  return { value: { ...theirs, duration, loop, tracks: tracks.value, modifiers: modifiers.value }, clashes };
}
