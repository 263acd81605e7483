'use client';

import { Field } from '../ui/input';
import { Select, type SelectOption } from '../ui/select';
import type { Choices } from './choices';

/** The prefix of a canvas's id in a list of canvases and animations. */
const CANVAS_PREFIX = 'canvas:';

interface MotionFieldProps {
  choices: Choices;
  motions: readonly SelectOption[];
  /** Empty where no chosen format can hold one. */
  canvases: readonly SelectOption[];
  onChange: (part: Partial<Choices>) => void;
}

/** Selects an animation, or a canvas where a format can hold one. */
export function MotionField({ choices, motions, canvases, onChange }: MotionFieldProps) {
  const offered = canvases.map(({ value, label }) => ({
    value: `${CANVAS_PREFIX}${value}`,
    label: `${label} (canvas)`,
  }));
  const label = offered.length > 0 ? 'Canvas or animation' : 'Animation';
  const choose = (value: string) =>
    onChange(
      value.startsWith(CANVAS_PREFIX)
        ? { canvas: value.slice(CANVAS_PREFIX.length) }
        : { animation: value, canvas: null },
    );
  const chosen =
    offered.find(({ value }) => value === `${CANVAS_PREFIX}${choices.canvas ?? ''}`)?.value ?? choices.animation;
  return (
    <Field label={label} htmlFor="export-animation">
      <Select id="export-animation" label={label} value={chosen} options={[...offered, ...motions]} onChange={choose} />
    </Field>
  );
}
