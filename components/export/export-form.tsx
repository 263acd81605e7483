'use client';

import { Button } from '../ui/button';
import { Field } from '../ui/input';
import { Segmented } from '../ui/segmented';
import { Select, type Option } from '../ui/select';
import { cardOf, PAPER, type Choices } from './choices';
import { FormatPicker } from './format-picker';
import { RATES, SIZES } from './formats';

interface ExportFormProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
  motions: readonly Option[];
  /** Whether a frame of a motion stands on the stage. */
  hasFrame: boolean;
  onExport: () => void;
}

const SIZE_OPTIONS = SIZES.map((size) => ({ value: String(size), label: `${size} px` }));
const RATE_OPTIONS = RATES.map((rate) => ({ value: String(rate), label: `${rate} fps` }));

/** What to export, and how. */
export function ExportForm({ choices, onChange, motions, hasFrame, onExport }: ExportFormProps) {
  const card = cardOf(choices.format);
  const set = (part: Partial<Choices>) => onChange({ ...choices, ...part });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onExport();
      }}
    >
      <FormatPicker value={choices.format} onChange={(format) => set({ format })} />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {card.animated ? (
          <Field label="Animation" htmlFor="export-animation"><Select id="export-animation" label="Animation" value={choices.animation} options={motions} onChange={(animation) => set({ animation })} /></Field>
        ) : (
          <Field label="Pose" htmlFor="export-pose">
            <Segmented label="Pose" value={hasFrame ? choices.pose : 'rest'} options={hasFrame ? [{ value: 'rest', label: 'Rest' }, { value: 'frame', label: 'Frame' }] : [{ value: 'rest', label: 'Rest' }]} onChange={(pose) => set({ pose })} />
          </Field>
        )}
        <Field label="Size" htmlFor="export-size"><Select id="export-size" label="Size" value={String(choices.size)} options={SIZE_OPTIONS} onChange={(size) => set({ size: Number(size) })} /></Field>
        {card.animated ? <Field label="Frame rate" htmlFor="export-fps"><Select id="export-fps" label="Frame rate" value={String(choices.fps)} options={RATE_OPTIONS} onChange={(fps) => set({ fps: Number(fps) })} /></Field> : null}
      </div>
      <Background value={choices.background} transparent={card.transparent} onChange={(background) => set({ background })} />
      <div className="flex justify-end"><Button type="submit" look="primary">Export {card.title}</Button></div>
    </form>
  );
}

function Background({ value, transparent, onChange }: { value: string | null; transparent: boolean; onChange: (color: string | null) => void }) {
  const shown = value ?? (transparent ? null : PAPER);
  return (
    <Field label="Background" htmlFor="export-background" hint={transparent ? undefined : 'Video cannot be transparent.'}>
      <div className="flex items-center gap-3">
        {transparent ? (
          <Segmented
            label="Background" value={shown === null ? 'none' : 'color'} onChange={(next) => onChange(next === 'none' ? null : PAPER)}
            options={[{ value: 'none', label: 'Transparent' }, { value: 'color', label: 'Colour' }]}
          />
        ) : null}
        {shown === null ? null : (
          <input id="export-background" type="color" aria-label="Background colour" value={shown} onChange={(event) => onChange(event.target.value)}
            className="size-8 cursor-pointer appearance-none overflow-hidden rounded-ui border-0 bg-transparent p-0 shadow-[0_0_0_1px_var(--line-strong)] [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0" />
        )}
      </div>
    </Field>
  );
}
