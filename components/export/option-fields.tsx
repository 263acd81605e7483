'use client';

import type { Version } from '@/lib/contract/version';
import { Field } from '../ui/input';
import { Select, type SelectOption } from '../ui/select';
import { BackgroundField } from './background-field';
import { cardOf, type Choices } from './choices';
import { RATES, SIZES } from './formats';
import { MotionField } from './motion-field';

/** What the options offer to choose from. */
export interface ExportOffer {
  motions: readonly SelectOption[];
  /** The mascot's canvases; the values are their ids. */
  canvases: readonly SelectOption[];
  /** The mascot's versions, newest first. */
  versions: readonly Version[];
  /** The frame on the stage as text; null at rest. */
  frame: string | null;
}

interface OptionFieldsProps {
  choices: Choices;
  offer: ExportOffer;
  onChange: (part: Partial<Choices>) => void;
}

/** The options of the selected formats, each shown once for all of them. */
export function OptionFields({ choices, offer, onChange }: OptionFieldsProps) {
  const cards = choices.formats.map(cardOf);
  const { motions, canvases, versions, frame } = offer;
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-x-2 gap-y-3">
        {cards.some(({ animated }) => animated) ? (
          <MotionField
            choices={choices}
            motions={motions}
            canvases={cards.some(({ canvas }) => canvas) ? canvases : []}
            onChange={onChange}
          />
        ) : null}
        {cards.some(({ animated }) => !animated) ? (
          <PoseField frame={frame} value={choices.pose} onChange={(pose) => onChange({ pose })} />
        ) : null}
        <NumberChoice
          id="export-size"
          label="Size"
          unit="px"
          values={SIZES}
          value={choices.size}
          onChange={(size) => onChange({ size })}
        />
        {cards.some(({ rates }) => rates.length > 0) ? (
          <NumberChoice
            id="export-fps"
            label="Frame rate"
            unit="fps"
            values={RATES}
            value={choices.fps}
            onChange={(fps) => onChange({ fps })}
          />
        ) : null}
        {versions.length > 1 ? (
          <VersionField versions={versions} value={choices.version} onChange={(version) => onChange({ version })} />
        ) : null}
      </div>
      <BackgroundField cards={cards} value={choices.background} onChange={(background) => onChange({ background })} />
    </div>
  );
}

interface NumberChoiceProps {
  id: string;
  label: string;
  unit: string;
  values: readonly number[];
  value: number;
  onChange: (value: number) => void;
}

function NumberChoice({ id, label, unit, values, value, onChange }: NumberChoiceProps) {
  return (
    <Field label={label} htmlFor={id}>
      <Select
        id={id}
        label={label}
        value={String(value)}
        options={values.map((each) => ({ value: String(each), label: `${each} ${unit}` }))}
        onChange={(next) => onChange(Number(next))}
      />
    </Field>
  );
}

interface PoseFieldProps {
  frame: string | null;
  value: Choices['pose'];
  onChange: (pose: Choices['pose']) => void;
}

function PoseField({ frame, value, onChange }: PoseFieldProps) {
  const options = [{ value: 'rest', label: 'At rest' }, ...(frame === null ? [] : [{ value: 'frame', label: frame }])];
  return (
    <Field
      label="Pose"
      htmlFor="export-pose"
      hint={frame === null ? 'Pause a motion on the stage to export that moment.' : undefined}
    >
      <Select
        id="export-pose"
        label="Pose"
        value={frame === null ? 'rest' : value}
        options={options}
        onChange={(next) => onChange(next === 'frame' ? 'frame' : 'rest')}
      />
    </Field>
  );
}

/** The select option of the version on the stage. */
const CURRENT_VERSION = 'current';

interface VersionFieldProps {
  versions: readonly Version[];
  value: string | null;
  onChange: (version: string | null) => void;
}

function VersionField({ versions, value, onChange }: VersionFieldProps) {
  const older = versions
    .filter(({ current }) => !current)
    .map(({ id, number, summary }) => ({ value: id, label: `${number} · ${summary}` }));
  return (
    <Field label="Version" htmlFor="export-version">
      <Select
        id="export-version"
        label="Version"
        value={value ?? CURRENT_VERSION}
        options={[{ value: CURRENT_VERSION, label: 'Current' }, ...older]}
        onChange={(next) => onChange(next === CURRENT_VERSION ? null : next)}
      />
    </Field>
  );
}
