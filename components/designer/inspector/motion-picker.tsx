'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useReducedMotion } from '../../hooks/use-media';
import { Thumbnail } from '../../stage/thumbnail';
import { Popover } from '../../ui/popover';
import { choicesOf, titleOf, type PlayableMotion } from '../choices';
import { useMotion } from '../motions';
import { useDesigner } from '../state/context';

/** The time of the still image of a motion, 0 to 1 of its duration. */
const POSTER = 0.36;

/** Selects a state's motion from animated pictures of the mascot; shows its name and whether it loops. */
export function MotionPicker({
  value,
  onChange,
}: {
  value: string;
  onChange: (animation: string, loop: boolean) => void;
}) {
  const designer = useDesigner();
  const [open, setOpen] = useState(false);
  const shown = useMotion(designer, value);
  const choose = ({ name, loop }: PlayableMotion) => {
    onChange(name, loop);
    setOpen(false);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-small font-medium text-muted">Motion</span>
      <Popover
        label="Motions"
        open={open}
        onOpenChange={setOpen}
        className="max-h-[min(28rem,var(--radix-popover-content-available-height))] w-84 p-2"
        trigger={
          <button
            type="button"
            aria-label={`Motion: ${titleOf(designer, value)}`}
            className={clsx(
              'flex items-center gap-2 rounded-ui p-1.5 pr-2.5 text-left',
              'shadow-[inset_0_0_0_1px_var(--line-strong)] transition-colors hover:bg-hover',
            )}
          >
            <span className="size-11 shrink-0 rounded-[5px] bg-stage p-1">
              <Thumbnail spec={designer.spec} clip={shown} playing={false} poster={POSTER} className="size-full" />
            </span>
            <span className="min-w-0 grow truncate">{titleOf(designer, value)}</span>
            <ChevronDown aria-hidden className="size-3.5 text-muted" />
          </button>
        }
      >
        <ul className="grid grid-cols-3 gap-1.5">
          {choicesOf(designer).map((choice) => (
            <li key={choice.name}>
              <PlayableMotion choice={choice} current={choice.name === value} onChoose={() => choose(choice)} />
            </li>
          ))}
        </ul>
      </Popover>
    </div>
  );
}

function PlayableMotion({
  choice: { name, title, own },
  current,
  onChoose,
}: {
  choice: PlayableMotion;
  current: boolean;
  onChoose: () => void;
}) {
  const designer = useDesigner();
  const [near, setNear] = useState(false);
  const clip = useMotion(designer, name);
  const still = useReducedMotion();
  return (
    <button
      type="button"
      aria-pressed={current}
      onClick={onChoose}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={() => setNear(false)}
      className={clsx(
        'block w-full overflow-hidden rounded-ui bg-stage text-left',
        current ? 'shadow-[inset_0_0_0_2px_var(--accent)]' : 'hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
      )}
    >
      <span className="block aspect-square p-2">
        <Thumbnail spec={designer.spec} clip={clip} playing={near && !still} poster={POSTER} className="size-full" />
      </span>
      <span
        className={clsx(
          'block truncate px-2 pb-1.5 text-small',
          current ? 'font-medium text-accent' : own ? 'font-medium' : 'text-muted',
        )}
      >
        {title}
      </span>
    </button>
  );
}
