'use client';

import { Flag } from 'lucide-react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/input';
import { Segmented } from '../../ui/segmented';
import { Select } from '../../ui/select';
import { changeState, renameState, stateIds, withGraph } from '../graph/document';
import { NOTHING } from '../graph/selection';
import { useDesigner, useDesignerState } from '../state/context';
import { edit } from '../state/edit';
import { Leaving } from './leaving';
import { MotionPicker } from './motion-picker';
import { NameInput } from './name-input';

/** No state, in a list of states: a name that no state can have. */
const NONE = '-';

/** A state: its name, what it plays, what comes after it, and the transitions that leave it. */
export function StateInspector({ id }: { id: string }) {
  const designer = useDesigner();
  const document = useDesignerState((state) => state.document);
  const { initial, states } = document.graph;
  const state = states.find((each) => each.id === id);
  if (!state) return null;
  const others = stateIds(document).filter((other) => other !== id);
  const then = [{ value: NONE, label: 'Stay' }, ...others.map((other) => ({ value: other, label: other }))];
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
          edit(designer, changeState(document, id, { animation, loop, ...(loop ? { then: null } : {}) }), {
            label: 'Change motion',
          })
        }
      />
      <div className="flex flex-col gap-1.5">
        <span className="text-small font-medium text-muted">Plays</span>
        <Segmented
          label="Plays"
          value={state.loop ? 'loop' : 'once'}
          options={[
            { value: 'loop', label: 'In a loop' },
            { value: 'once', label: 'Once' },
          ]}
          onChange={(value) =>
            edit(
              designer,
              changeState(document, id, { loop: value === 'loop', ...(value === 'loop' ? { then: null } : {}) }),
              { label: value === 'loop' ? 'Loop' : 'Play once' },
            )
          }
        />
      </div>
      {state.loop && state.then === null ? null : (
        <Field label="When it has ended, go to" htmlFor="state-then">
          <Select
            id="state-then"
            label="When it has ended, go to"
            value={state.then ?? NONE}
            options={then}
            onChange={(value) =>
              edit(designer, changeState(document, id, { then: value === NONE ? null : value }), {
                label: 'Change what follows',
              })
            }
          />
        </Field>
      )}
      {initial === id ? (
        <p className="flex items-center gap-1.5 text-muted">
          <Flag aria-hidden className="size-3.5" />
          The canvas starts here.
        </p>
      ) : (
        <Button
          size="small"
          onClick={() => edit(designer, withGraph(document, { initial: id }), { label: 'Change the start' })}
        >
          <Flag aria-hidden className="size-3.5" />
          Start here
        </Button>
      )}
      <Leaving from={id} />
    </div>
  );
}
