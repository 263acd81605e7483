'use client';

import { clsx } from 'clsx';
import type { Version } from '@/lib/contract/version';
import { Button } from '../ui/button';
import { Field } from '../ui/input';
import { Segmented } from '../ui/segmented';
import { Select, type SelectOption } from '../ui/select';
import { cardOf, DEFAULT_BACKGROUND, type Choices } from './choices';
import { FormatPicker } from './format-picker';
import { SIZES } from './formats';

interface ExportFormProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
  motions: readonly SelectOption[];
  /** The mascot's canvases by their ids. */
  canvases: readonly SelectOption[];
  /** The mascot's versions, newest first. */
  versions: readonly Version[];
  /** The frame on the stage in words; null at rest. */
  frame: string | null;
  onExport: () => void;
}

const SIZE_OPTIONS = SIZES.map((size) => ({ value: String(size), label: `${size} px` }));
/** The value of the version on the stage in the list of versions. */
const CURRENT_VERSION = 'current';

/** The form of an export's options. */
export function ExportForm({ choices, onChange, motions, canvases, versions, frame, onExport }: ExportFormProps) {
  const card = cardOf(choices.format);
  const set = (part: Partial<Choices>) => onChange({ ...choices, ...part });
  return (
    <form
      className="-mb-3 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onExport();
      }}
    >
      <FormatPicker
        value={choices.format}
        onChange={(format) => set({ format, fps: nearest(cardOf(format).rates, choices.fps) })}
      />
      <div className="grid grid-cols-2 gap-x-2 gap-y-3 sm:grid-cols-4">
        {card.animated ? (
          <Motion choices={choices} motions={motions} canvases={card.canvas ? canvases : []} onChange={set} />
        ) : (
          <Pose frame={frame} value={choices.pose} onChange={(pose) => set({ pose })} />
        )}
        <Field label="Size" htmlFor="export-size">
          <Select
            id="export-size"
            label="Size"
            value={String(choices.size)}
            options={SIZE_OPTIONS}
            onChange={(size) => set({ size: Number(size) })}
          />
        </Field>
        {card.rates.length > 0 ? (
          <Rate rates={card.rates} value={choices.fps} onChange={(fps) => set({ fps })} />
        ) : null}
        {versions.length > 1 ? (
          <VersionField versions={versions} value={choices.version} onChange={(version) => set({ version })} />
        ) : null}
      </div>
      <Background
        value={choices.background}
        transparent={card.transparent}
        badge={card.badge}
        onChange={(background) => set({ background })}
      />
      <div className="sticky bottom-0 -mx-5 flex justify-end bg-raised px-5 pt-2 pb-3">
        <Button type="submit" look="primary">
          Export {card.title}
        </Button>
      </div>
    </form>
  );
}

/** The prefix of a canvas's id in a list of canvases and animations. */
const CANVAS_PREFIX = 'canvas:';

/** Selects an animation, or a canvas where the format can hold one. */
function Motion({
  choices,
  motions,
  canvases,
  onChange,
}: {
  choices: Choices;
  motions: readonly SelectOption[];
  canvases: readonly SelectOption[];
  onChange: (part: Partial<Choices>) => void;
}) {
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

/** The offered rate nearest to one; the rate itself where none is offered. */
const nearest = (rates: readonly number[], fps: number) =>
  rates.toSorted((a, b) => Math.abs(a - fps) - Math.abs(b - fps))[0] ?? fps;

function Rate({
  rates,
  value,
  onChange,
}: {
  rates: readonly number[];
  value: number;
  onChange: (fps: number) => void;
}) {
  const options = rates.map((rate) => ({ value: String(rate), label: `${rate} fps` }));
  return (
    <Field label="Frame rate" htmlFor="export-fps">
      <Select
        id="export-fps"
        label="Frame rate"
        value={String(value)}
        options={options}
        onChange={(fps) => onChange(Number(fps))}
      />
    </Field>
  );
}

function Pose({
  frame,
  value,
  onChange,
}: {
  frame: string | null;
  value: Choices['pose'];
  onChange: (pose: Choices['pose']) => void;
}) {
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

function VersionField({
  versions,
  value,
  onChange,
}: {
  versions: readonly Version[];
  value: string | null;
  onChange: (version: string | null) => void;
}) {
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

function Background({
  value,
  transparent,
  badge,
  onChange,
}: {
  value: string | null;
  transparent: boolean;
  badge: boolean;
  onChange: (color: string | null) => void;
}) {
  const shown = value ?? (transparent ? null : DEFAULT_BACKGROUND);
  return (
    <Field
      label={badge ? 'Badge' : 'Background'}
      htmlFor="export-background"
      hint={transparent ? undefined : 'Video cannot be transparent.'}
    >
      <div className="flex items-center gap-3">
        {transparent ? (
          <Segmented
            label={badge ? 'Badge' : 'Background'}
            value={shown === null ? 'none' : 'color'}
            onChange={(next) => onChange(next === 'none' ? null : DEFAULT_BACKGROUND)}
            options={[
              { value: 'none', label: badge ? 'None' : 'Transparent' },
              { value: 'color', label: 'Colour' },
            ]}
          />
        ) : null}
        {shown === null ? null : (
          <input
            id="export-background"
            type="color"
            aria-label={badge ? 'Badge colour' : 'Background colour'}
            value={shown}
            onChange={(event) => onChange(event.target.value)}
            className={clsx(
              'size-8 cursor-pointer appearance-none overflow-hidden rounded-ui border-0 bg-transparent p-0',
              'shadow-[0_0_0_1px_var(--line-strong)] [&::-webkit-color-swatch]:border-0',
              '[&::-webkit-color-swatch-wrapper]:p-0',
            )}
          />
        )}
      </div>
    </Field>
  );
}
