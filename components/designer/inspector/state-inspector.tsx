'use client';

import { Flag } from 'lucide-react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/input';
import { Segmented } from '../../ui/segmented';
import { Select } from '../../ui/select';
import { changeState, renameState, stateIds, type Document } from '../graph/document';
import { NOTHING } from '../graph/selection';
import { startHere } from '../state/arrange-acts';
import { useDesigner, useDesignerState } from '../state/context';
import { edit } from '../state/edit';
import { Leaving } from './leaving';
import { MotionPicker } from './motion-picker';
import { NameInput } from './name-input';

/** The select option for no next state; no state can have this name. */
const NO_STATE = '-';

/** Applies a change of the document; `label` names it in the history. */
type Apply = (next: Document, label: string) => void;

/** The properties of a state: its name, motion, next state, and outgoing transitions. */
export function StateInspector({ id }: { id: string }) {
  const designer = useDesigner();
  const document = useDesignerState((state) => state.document);
  const { initial, states } = document.graph;
  const state = states.find((each) => each.id === id);
  if (!state) return null;
  const others = stateIds(document).filter((other) => other !== id);
  const apply: Apply = (next, label) => edit(designer, next, { label });
  return (
    <div className="flex flex-col gap-5 p-4">
      <NameInput
        id="state-name"
        label="State"
        name={id}
        taken={others}
        onChange={(name) =>
          edit(designer, renameState(document, id, name), {
            label: `Rename ${id}`,
            select: { ...NOTHING, states: [name] },
          })
        }
      />
      <MotionPicker
        value={state.animation}
        onChange={(animation, loop) =>
          apply(changeState(document, id, { animation, loop, ...(loop ? { then: null } : {}) }), 'Change motion')
        }
      />
      <LoopChoice
        loop={state.loop}
        onChange={(loop) =>
          apply(changeState(document, id, { loop, ...(loop ? { then: null } : {}) }), loop ? 'Loop' : 'Play once')
        }
      />
      {state.loop && state.then === null ? null : (
        <NextState
          value={state.then}
          others={others}
          onChange={(then) => apply(changeState(document, id, { then }), 'Change what follows')}
        />
      )}
      <StartChoice isStart={initial === id} onStart={() => startHere(designer)} />
      <Leaving from={id} />
    </div>
  );
}

function LoopChoice({ loop, onChange }: { loop: boolean; onChange: (loop: boolean) => void }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-small font-medium text-muted">Plays</span>
      <Segmented
        label="Plays"
        value={loop ? 'loop' : 'once'}
        options={[
          { value: 'loop', label: 'In a loop' },
          { value: 'once', label: 'Once' },
        ]}
        onChange={(value) => onChange(value === 'loop')}
      />
    </div>
  );
}

interface NextStateProps {
  value: string | null;
  others: readonly string[];
  onChange: (then: string | null) => void;
}

/** The state that follows when the motion ends. */
function NextState({ value, others, onChange }: NextStateProps) {
  return (
    <Field label="When it has ended, go to" htmlFor="state-then">
      <Select
        id="state-then"
        label="When it has ended, go to"
        value={value ?? NO_STATE}
        options={[{ value: NO_STATE, label: 'Stay' }, ...others.map((other) => ({ value: other, label: other }))]}
        onChange={(next) => onChange(next === NO_STATE ? null : next)}
      />
    </Field>
  );
}

/** The note that the canvas starts in this state, or a button that makes it do so. */
function StartChoice({ isStart, onStart }: { isStart: boolean; onStart: () => void }) {
  if (isStart)
    return (
      <p className="flex items-center gap-1.5 text-muted">
        <Flag aria-hidden className="size-3.5" />
        The canvas starts here.
      </p>
    );
  return (
    <Button size="small" onClick={onStart}>
      <Flag aria-hidden className="size-3.5" />
      Start here
    </Button>
  );
}
