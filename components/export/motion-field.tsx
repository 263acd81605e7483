'use client';

import { Field } from '../ui/input';
import { Select, type SelectOption } from '../ui/select';
import type { Choices } from './choices';

/** The prefix of canvas ids in the options, which contain animations too. */
const CANVAS_PREFIX = 'canvas:';

interface MotionFieldProps {
  choices: Choices;
  motions: readonly SelectOption[];
  /** The canvases to offer; empty if no selected format supports them. */
  canvases: readonly SelectOption[];
  onChange: (part: Partial<Choices>) => void;
}

/** Selects an animation, or a canvas if a format supports it. */
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
