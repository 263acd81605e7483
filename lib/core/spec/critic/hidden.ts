import { rigOf } from '../../rig/rig';
import type { MascotSpec } from '../schema';
import { pictureOf } from './picture';

/** The share of a part's drawing below which it counts as hidden. */
const SEEN = 0.1;

/** A part that is hardly seen at rest, and the part that covers most of it. */
export interface HiddenPart {
  part: string;
  behind: string;
}

/** Those of some parts of an accepted spec whose drawing at rest lies behind others. */
export function hiddenParts(spec: MascotSpec, ids: readonly string[]): HiddenPart[] {
  const rig = rigOf(spec);
  const { owner } = pictureOf(rig, () => true);
  return ids.flatMap((part): HiddenPart[] => {
    const index = rig.index.get(part);
    if (index === undefined) return [];
    const owners = [...pictureOf(rig, (id) => id === part).owner].flatMap((own, at) =>
      own === index ? [owner[at] ?? -1] : [],
    );
    if (owners.length === 0 || owners.filter((each) => each === index).length >= owners.length * SEEN) return [];
    const tally = new Map<number, number>();
    for (const each of owners) tally.set(each, (tally.get(each) ?? 0) + 1);
    const [[most = -1] = []] = [...tally].sort(([, a], [, b]) => b - a);
    return [{ part, behind: rig.parts[most]?.id ?? '' }];
  });
}
