'use client';

import { BringToFront, SendToBack } from 'lucide-react';
import { subtreeOf } from '@/lib/core/rig/subtree';
import type { Part } from '@/lib/core/spec/schema';
import { IconButton } from '../../ui/icon-button';
import { NumberField } from '../../ui/number-field';
import { Select } from '../../ui/select';
import { partTitle } from '../parts/part-title';
import { useEditor, useEditorState } from '../state/context';
import { FARTHEST, setParent, setZ, stepInStack } from '../state/parts';
import { sealChange } from '../state/shown';
import { InspectorSection } from './section';

/** The paint order and the parent of a part. */
export function OrderSection({ part: { id, z, parent } }: { part: Part }) {
  const editor = useEditor();
  const parts = useEditorState(({ spec }) => spec.parts);
  const below = subtreeOf(parts, id);
  const options = parts.filter((each) => !below.has(each.id)).map((each) => each.id);
  return (
    <InspectorSection
      title="Order"
      end={
        <div className="-mr-2 flex">
          <IconButton
            size="small"
            icon={SendToBack}
            label="Send backward"
            keys="pagedown"
            onClick={() => stepInStack(editor, [id], -1)}
          />
          <IconButton
            size="small"
            icon={BringToFront}
            label="Bring forward"
            keys="pageup"
            onClick={() => stepInStack(editor, [id], 1)}
          />
        </div>
      }
    >
      <NumberField
        label="Paint order"
        sign="Z"
        value={z}
        min={-FARTHEST}
        max={FARTHEST}
        onChange={(to) => setZ(editor, id, to)}
        onEnd={() => sealChange(editor)}
      />
      {parent === null ? null : (
        <div className="flex items-center gap-3">
          <span aria-hidden className="shrink-0 text-small text-muted">
            Hangs on
          </span>
          <Select
            label="Hangs on"
            value={parent}
            options={options.map((value) => ({ value, label: partTitle(value) }))}
            onChange={(next) => setParent(editor, id, next)}
          />
        </div>
      )}
    </InspectorSection>
  );
}
