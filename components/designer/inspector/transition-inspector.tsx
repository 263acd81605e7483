'use client';

import { ArrowDown, ArrowRight, ArrowUp, Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { ANY } from '@/lib/core/canvas/machine';
import type { Transition } from '@/lib/core/canvas/schema';
import { steadily } from '../../hooks/steadily';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Select } from '../../ui/select';
import { stateIds } from '../graph/document';
import { NOTHING } from '../graph/selection';
import { changeTransition, moveTransition, rivals } from '../graph/transitions';
import { DESIGNER_COMMANDS } from '../state/commands';
import { useDesigner, useDesignerState } from '../state/context';
import { edit } from '../state/edit';
import { Conditions } from './conditions';
import { Found } from './found';
import { Part } from './part';

const Slider = dynamic(() => steadily(() => import('../../ui/slider').then((module) => module.Slider)), {
  ssr: false,
  loading: () => <div className="h-6" />,
});

/** The longest blend that graphs allow, in seconds. */
const LONGEST_BLEND = 2;

/** The properties of a transition: its states, conditions, blend and position in the order. */
export function TransitionInspector({ index }: { index: number }) {
  const designer = useDesigner();
  const document = useDesignerState((state) => state.document);
  const transition = document.graph.transitions[index];
  if (!transition) return null;
  const states = stateIds(document).map((id) => ({ value: id, label: id }));
  const change = (changes: Partial<Transition>, label: string, merge?: string) =>
    edit(designer, changeTransition(document, index, changes), { label, ...(merge ? { merge } : {}) });
  return (
    <div className="flex flex-col gap-5 p-4">
      <div className="flex flex-col gap-1.5">
        <span className="text-small font-medium text-muted">Transition</span>
        <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-1.5">
          <Select
            label="From"
            value={transition.from}
            options={[{ value: ANY, label: 'Any state' }, ...states]}
            onChange={(from) => change({ from }, 'Change where it starts')}
          />
          <ArrowRight aria-hidden className="size-4 text-faint" />
          <Select
            label="To"
            value={transition.to}
            options={states}
            onChange={(to) => change({ to }, 'Change where it leads')}
          />
        </div>
      </div>
      <Found index={index} />
      <Conditions
        index={index}
        when={transition.when}
        onChange={(when, merge) => change({ when }, 'Change conditions', merge)}
      />
      <Part
        title="Blend"
        action={
          <span className="text-small text-muted tabular-nums">
            {transition.blend === 0 ? 'Cut' : `${transition.blend.toFixed(2)} s`}
          </span>
        }
      >
        <Slider
          label="Blend"
          value={transition.blend}
          min={0}
          max={LONGEST_BLEND}
          step={0.05}
          text={`${transition.blend} seconds`}
          onChange={(blend) => change({ blend: Math.round(blend * 100) / 100 }, 'Change blend', `blend:${index}`)}
        />
      </Part>
      <Order index={index} />
      <Button size="small" look="danger" onClick={() => DESIGNER_COMMANDS.remove.run(designer)}>
        <Trash2 aria-hidden className="size-3.5" />
        Delete transition
      </Button>
    </div>
  );
}

/** The transition's place in the order of those from its state; renders nothing if it is the only one. */
function Order({ index }: { index: number }) {
  const designer = useDesigner();
  const document = useDesignerState((state) => state.document);
  const row = rivals(document, index);
  const place = row.indexOf(index);
  const move = (by: -1 | 1) => {
    const moved = moveTransition(document, index, by);
    if (moved)
      edit(designer, moved.document, { label: 'Change the order', select: { ...NOTHING, transitions: [moved.index] } });
  };
  if (row.length < 2) return null;
  return (
    <div className="flex items-center justify-between">
      <p className="text-muted">
        Tried as number {place + 1} of {row.length}
      </p>
      <span className="flex">
        <IconButton
          size="small"
          icon={ArrowUp}
          label="Try earlier"
          side="top"
          disabled={place === 0}
          onClick={() => move(-1)}
        />
        <IconButton
          size="small"
          icon={ArrowDown}
          label="Try later"
          side="top"
          disabled={place === row.length - 1}
          onClick={() => move(1)}
        />
      </span>
    </div>
  );
}
