'use client';

import { EdgeLabelRenderer, type Edge, type EdgeProps } from '@xyflow/react';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import { isAny } from '../graph/document';
import type { WireRoute } from '../graph/routes';
import { NOTHING } from '../graph/selection';
import { lineWords } from '../graph/words';
import { focusInspector } from '../inspector/start';
import { useDesigner, useDesignerState } from '../state/context';
import { select } from '../state/edit';

/** The attribute with the index of a transition, on the label of its line. */
export const TRANSITION_ATTRIBUTE = 'data-transition';

/** An edge of React Flow with the route of its line. */
export type WireEdge = Edge<{ route: WireRoute }, 'wire'>;

/** The line of a transition with its conditions; dashed if it follows the end of an animation. */
export const Wire = memo(function Wire({ data }: EdgeProps<WireEdge>) {
  const route = data?.route;
  const chosen = useDesignerState(
    ({ selection }) => route?.transition != null && selection.transitions.includes(route.transition),
  );
  const lit = useDesignerState(({ trial }) => (trial.went?.key === route?.key ? trial.went : null));
  const near = useDesignerState(
    ({ selection: { states } }) => route !== undefined && (states.includes(route.from) || states.includes(route.to)),
  );
  if (!route) return null;
  const { path, arrow, transition, label } = route;
  const color = chosen ? 'var(--accent)' : near ? 'var(--muted)' : 'var(--wire)';
  return (
    <>
      <path d={path} fill="none" stroke="transparent" strokeWidth={18} />
      <path
        d={path}
        fill="none"
        stroke={color}
        strokeWidth={chosen ? 2 : 1.5}
        strokeDasharray={transition === null ? '5 5' : undefined}
      />
      <path d={arrow} fill={color} />
      {lit ? (
        <g key={lit.count} className="animate-gone">
          <path d={path} fill="none" stroke="var(--accent)" strokeWidth={3} />
          <path d={arrow} fill="var(--accent)" />
        </g>
      ) : null}
      {transition === null ? null : (
        <EdgeLabelRenderer>
          <div
            className="nodrag nopan absolute"
            style={{ transform: `translate(-50%, -50%) translate(${label.x}px, ${label.y}px) scale(var(--near))` }}
          >
            <Words index={transition} lit={lit?.count ?? 0} isStop={chosen || near} />
          </div>
        </EdgeLabelRenderer>
      )}
    </>
  );
});

interface WordsProps {
  index: number;
  lit: number;
  /** Whether it is a tab stop. Those of other states are not, because a graph has many more transitions than states. */
  isStop: boolean;
}

/** The conditions of a transition, as a button that selects it. */
function Words({ index, lit, isStop }: WordsProps) {
  const designer = useDesigner();
  const transition = useDesignerState(({ document }) => document.graph.transitions[index]);
  const chosen = useDesignerState(({ selection }) => selection.transitions.includes(index));
  const level = useDesignerState(
    ({ findings }) => findings.find(({ about }) => about.transitions.includes(index))?.level,
  );
  if (!transition) return null;
  const choose = ({ detail }: MouseEvent) => {
    select(designer, { ...NOTHING, transitions: [index] });
    // After activation by keyboard the focus moves to the inspector, which is rendered in the next frame.
    if (detail === 0) requestAnimationFrame(focusInspector);
  };
  const words = lineWords(transition.when);
  const way = `Transition from ${isAny(transition.from) ? 'any state' : transition.from} to ${transition.to}: ${words}`;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      {...{ [TRANSITION_ATTRIBUTE]: index }}
      tabIndex={isStop ? 0 : -1}
      title={words}
      onClick={choose}
      aria-label={way}
      aria-description={level && (level === 'error' ? 'Has a problem' : 'Has a warning')}
      className="pointer-events-auto flex h-6 items-center"
    >
      <span
        key={lit}
        className={clsx(
          'flex max-w-36 items-center gap-1 rounded-full px-2 text-[0.6875rem] leading-5',
          lit > 0 && 'animate-glow',
          chosen
            ? 'bg-accent text-canvas'
            : level === 'error'
              ? 'bg-surface text-danger shadow-[0_0_0_1.5px_var(--danger)]'
              : 'bg-surface text-muted shadow-[0_0_0_1px_var(--line)] hover:text-ink',
        )}
      >
        {level ? <TriangleAlert aria-hidden className="size-3 shrink-0" /> : null}
        <span className="truncate">{words}</span>
      </span>
    </button>
  );
}
