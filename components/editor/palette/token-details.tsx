'use client';

import { useId, useMemo } from 'react';
import { harmoniesOf } from '@/lib/core/color/harmony';
import type { PaletteEntry } from '@/lib/core/spec/schema';
import { Switch } from '../../ui/switch';
import { partTitle } from '../parts/part-title';
import { useEditorState } from '../state/context';
import { tokenTitle } from './families';
import { partnerOf, partsUsing, tooAlike } from './token-facts';

/** The most parts that are listed by name; the rest are counted. */
const NAMED_PARTS = 3;

interface TokenDetailsProps {
  entry: PaletteEntry;
  /** The base tokens of the mascot, the largest first. */
  bases: readonly PaletteEntry[];
  /** Whether derived shades follow this token; null if it has none. */
  follows: boolean | null;
  onFollows: (follows: boolean) => void;
  onChoose: (color: string) => void;
}

/** Details below a colour's picker: harmonious colours, the parts that use it, and colours that are too similar. */
export function TokenDetails({ entry, bases, follows, onFollows, onChoose }: TokenDetailsProps) {
  const id = useId();
  const other = partnerOf(bases, entry);
  const alike = tooAlike(bases, entry);
  return (
    <div className="mt-2.5 flex flex-col gap-2.5 border-t pt-2.5">
      {other ? <Harmonies color={entry.color} other={other} onChoose={onChoose} /> : null}
      {follows === null ? null : <Switch id={id} label="Shades follow" checked={follows} onChange={onFollows} />}
      {alike.length > 0 ? (
        <p className="text-small text-warning">
          Hard to tell from {alike.map((name) => tokenTitle(name).toLowerCase()).join(' and ')}.
        </p>
      ) : null}
      <UsedBy token={entry.name} />
    </div>
  );
}

interface HarmoniesProps {
  color: string;
  other: PaletteEntry;
  onChoose: (color: string) => void;
}

function Harmonies({ color, other, onChoose }: HarmoniesProps) {
  const title = tokenTitle(other.name).toLowerCase();
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-small text-muted">Goes with {title}</p>
      <div role="group" aria-label={`Goes with ${title}`} className="flex gap-1.5">
        {harmoniesOf(color, other.color).map((harmony) => (
          <button
            key={harmony.title}
            type="button"
            aria-label={`${harmony.title}: ${harmony.color}`}
            title={harmony.title}
            onClick={() => onChoose(harmony.color)}
            style={{ background: harmony.color }}
            className="h-6 grow rounded-[5px] shadow-[inset_0_0_0_1px_var(--line)] hover:scale-106 pointer-coarse:h-9"
          />
        ))}
      </div>
    </div>
  );
}

function UsedBy({ token }: { token: string }) {
  const parts = useEditorState(({ spec }) => spec.parts);
  const used = useMemo(() => partsUsing(parts, [token]), [parts, token]);
  if (used.length === 0) return <p className="text-small text-muted">Used by nothing.</p>;
  const more = used.length - NAMED_PARTS;
  return (
    <p className="text-small text-muted">
      Used by{' '}
      {used
        .slice(0, NAMED_PARTS)
        .map((part) => partTitle(part).toLowerCase())
        .join(', ')}
      {more > 0 ? ` and ${more} more` : ''}.
    </p>
  );
}
