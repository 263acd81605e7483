'use client';

import type { NodeProps } from '@xyflow/react';
import { clsx } from 'clsx';
import { Flag, Repeat, TriangleAlert } from 'lucide-react';
import { memo, useCallback } from 'react';
import { useLingering } from '../../hooks/use-lingering';
import { useReducedMotion } from '../../hooks/use-media';
import { Thumbnail } from '../../stage/thumbnail';
import { useMotion } from '../motions';
import { useDesigner, useDesignerState } from '../state/context';
import { LineEnd, LineStart } from './handles';

/** The time of the still image of a motion, 0 to 1 of its duration. */
const POSTER = 0.36;

/**
 * A state in the graph: its motion and its name. It plays only while it is active, selected or hovered, so that few
 * cards move at once. While it is dragged it is a still image.
 */
export const StateCard = memo(function StateCard({ id, selected, dragging }: NodeProps) {
  const designer = useDesigner();
  const state = useDesignerState(({ document }) => document.graph.states.find((each) => each.id === id));
  const isStart = useDesignerState(({ document }) => document.graph.initial === id);
  const isOn = useDesignerState(({ trial }) => trial.state === id);
  const waits = useCallback(() => designer.store.getState().trial.waiting, [designer]);
  const level = useDesignerState(({ findings }) => findings.find(({ about }) => about.states.includes(id))?.level);
  const still = useReducedMotion();
  const { lingers, ...hover } = useLingering();
  const clip = useMotion(designer, state?.animation ?? '');
  if (!state) return null;
  return (
    <div
      {...hover}
      className={clsx(
        'group flex size-full flex-col rounded-ui bg-surface transition-shadow',
        selected
          ? 'shadow-[0_0_0_2px_var(--accent)]'
          : level === 'error'
            ? 'shadow-[0_0_0_1.5px_var(--danger)]'
            : 'shadow-[0_0_0_1px_var(--line-strong)] hover:shadow-[0_0_0_1px_var(--muted)]',
      )}
    >
      <div className="relative min-h-0 grow overflow-hidden rounded-t-ui bg-canvas">
        <div className="absolute inset-1">
          <Thumbnail
            spec={designer.spec}
            clip={clip}
            playing={!still && !dragging && (isOn || selected || lingers)}
            waits={waits}
            poster={POSTER}
            className="size-full"
          />
        </div>
        {isStart ? <StartBadge /> : null}
        {level ? (
          <TriangleAlert
            aria-label={level === 'error' ? 'Has a problem' : 'Has a warning'}
            className={clsx('absolute top-2 right-2 size-3.5', level === 'error' ? 'text-danger' : 'text-muted')}
          />
        ) : null}
      </div>
      <Name id={id} isOn={isOn} loops={state.loop} />
      <LineStart shown={selected} />
      <LineEnd />
    </div>
  );
}, isSameCard);

/** Whether two renders of a card look the same. Its position is set on its wrapper and does not matter. */
function isSameCard(before: NodeProps, now: NodeProps): boolean {
  return before.id === now.id && before.selected === now.selected && before.dragging === now.dragging;
}

function StartBadge() {
  return (
    <span
      className={clsx(
        'absolute top-1.5 left-1.5 inline-flex h-5 items-center gap-1 rounded-full bg-raised px-1.5',
        'text-small text-muted shadow-[0_0_0_1px_var(--line)]',
      )}
    >
      <Flag aria-hidden className="size-3" />
      Start
    </span>
  );
}

function Name({ id, isOn, loops }: { id: string; isOn: boolean; loops: boolean }) {
  return (
    <div
      className={clsx(
        'flex h-9 shrink-0 items-center gap-2 rounded-b-ui border-t px-2.5 transition-colors',
        isOn && 'bg-accent-soft',
      )}
    >
      {isOn ? <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-accent" /> : null}
      <span
        title={id}
        className={clsx(
          'min-w-0 grow origin-left truncate text-[calc(0.875rem*var(--near))] leading-normal font-medium',
          isOn && 'text-accent',
        )}
      >
        {id}
      </span>
      {loops ? <Repeat aria-hidden className="size-3.5 shrink-0 text-faint" /> : null}
    </div>
  );
}
