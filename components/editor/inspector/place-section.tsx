'use client';

import { useStore } from 'zustand';
import { round } from '@/lib/core/geometry/number-text';
import { heldRotation } from '@/lib/core/rig/limits';
import type { Part } from '@/lib/core/spec/schema';
import { NumberField } from '../../ui/number-field';
import { Switch } from '../../ui/switch';
import { useEditor, useEditorState } from '../state/context';
import { FARTHEST, setLimits, setPivot } from '../state/parts';
import { endPose, poseAt } from '../state/pose';
import { sealChange } from '../state/shown';
import { InspectorSection } from './section';

/** The default rotation limits of a part, in degrees to each side. */
const FIRST_LIMIT_DEGREES = 20;

/** The pivot and the rotation limits of a part. */
export function PlaceSection({ part: { id, pivot, rotateLimits } }: { part: Part }) {
  const editor = useEditor();
  const bounds = { min: -FARTHEST, max: FARTHEST, onEnd: () => sealChange(editor) };
  const [x, y] = pivot;
  const turn = (turns: boolean) => {
    setLimits(editor, id, turns ? [-FIRST_LIMIT_DEGREES, FIRST_LIMIT_DEGREES] : null);
    sealChange(editor);
  };
  return (
    <>
      <InspectorSection title="Pivot">
        <div className="grid grid-cols-2 gap-2">
          <NumberField
            {...bounds}
            label="Pivot x"
            sign="X"
            value={x}
            onChange={(to) => setPivot(editor, id, [to, y])}
          />
          <NumberField
            {...bounds}
            label="Pivot y"
            sign="Y"
            value={y}
            onChange={(to) => setPivot(editor, id, [x, to])}
          />
        </div>
        <Switch id={`turns-${id}`} label="Turns" checked={rotateLimits !== null} onChange={turn} />
        {rotateLimits ? <LimitFields id={id} limits={rotateLimits} bounds={bounds} /> : null}
      </InspectorSection>
      {rotateLimits ? <PoseSection id={id} limits={rotateLimits} /> : null}
    </>
  );
}

interface LimitFieldsProps {
  id: string;
  limits: readonly [number, number];
  bounds: { min: number; max: number; onEnd: () => void };
}

function LimitFields({ id, limits: [least, most], bounds }: LimitFieldsProps) {
  const editor = useEditor();
  return (
    <div className="grid grid-cols-2 gap-2">
      <NumberField
        {...bounds}
        max={most}
        label="Turns from"
        sign="From"
        unit="°"
        value={least}
        onChange={(to) => setLimits(editor, id, [to, most])}
      />
      <NumberField
        {...bounds}
        min={least}
        label="Turns to"
        sign="To"
        unit="°"
        value={most}
        onChange={(to) => setLimits(editor, id, [least, to])}
      />
    </div>
  );
}

/** The manual rotation of a part. */
function PoseSection({ id, limits }: { id: string; limits: readonly [number, number] }) {
  const editor = useEditor();
  const animates = useEditorState(({ mode }) => mode === 'animate');
  const rotate = useStore(editor.stagePose.shown, ({ pose }) => round(pose[id]?.rotate ?? 0, 1));
  if (!animates) return null;
  return (
    <InspectorSection title="Pose">
      <NumberField
        label="Rotation"
        sign="Rotation"
        unit="°"
        value={rotate}
        min={heldRotation(-Infinity, limits)}
        max={heldRotation(Infinity, limits)}
        onChange={(to) => poseAt(editor, id, to)}
        onEnd={() => endPose(editor)}
      />
    </InspectorSection>
  );
}
