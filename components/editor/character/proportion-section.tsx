'use client';

import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import { useState } from 'react';
import { Slider } from '../../ui/slider';
import { InspectorSection } from '../inspector/section';
import type { SectionProps } from './radio-section';
import { proportionsOf, withProportion, type Proportion } from './sheet-changes';

interface ProportionField {
  title: string;
  min: number;
  max: number;
  applies: (traits: CharacterTraits) => boolean;
}

/** The proportions with their bounds, taken from the schema of character sheets. */
const PROPORTION_FIELDS: Readonly<Record<Proportion, ProportionField>> = {
  width: { title: 'Width', min: 0.8, max: 1.34, applies: () => true },
  legs: { title: 'Legs', min: 0.65, max: 1.5, applies: ({ hasLegs }) => hasLegs },
  head: { title: 'Head', min: 0.85, max: 1.2, applies: ({ hasHead }) => hasHead },
  horns: { title: 'Horns', min: 0.4, max: 2, applies: ({ hasHorns }) => hasHorns },
  scale: { title: 'Size', min: 0.8, max: 1, applies: () => true },
};
const FIELD_ENTRIES = Object.entries(PROPORTION_FIELDS) as [Proportion, ProportionField][];

/** The step of a slider; smaller steps make no visible difference. */
const PROPORTION_STEP = 0.01;

/** Sliders for the proportions that this kind of character has. */
export function ProportionSection({
  sheet,
  choose,
  traits,
  onSettle,
}: SectionProps & { traits: CharacterTraits; onSettle: () => void }) {
  const values = proportionsOf(sheet, traits.shown);
  return (
    <InspectorSection title="Proportions">
      {FIELD_ENTRIES.filter(([, { applies }]) => applies(traits)).map(([id, field]) => (
        <ProportionSlider
          key={id}
          field={field}
          value={values[id]}
          onEnd={onSettle}
          onChange={(value) =>
            choose({
              label: field.title === 'Size' ? 'Size' : `Size of ${field.title.toLowerCase()}`,
              key: `proportion:${id}`,
              change: (latest) => withProportion(latest, traits.shown, { [id]: value }),
            })
          }
        />
      ))}
    </InspectorSection>
  );
}

interface ProportionSliderProps {
  field: ProportionField;
  value: number;
  onChange: (value: number) => void;
  onEnd: () => void;
}

/** A slider that follows a drag at once, before the result is drawn. */
function ProportionSlider({ field: { title, min, max }, value, onChange, onEnd }: ProportionSliderProps) {
  const [held, setHeld] = useState<number | null>(null);
  const shown = held ?? value;
  const percent = `${Math.round(shown * 100)} %`;
  return (
    <div className="grid grid-cols-[3.25rem_1fr_2.75rem] items-center gap-2">
      <span aria-hidden className="text-small">
        {title}
      </span>
      <Slider
        label={title}
        value={shown}
        min={min}
        max={max}
        step={PROPORTION_STEP}
        text={percent}
        onChange={(next) => {
          setHeld(next);
          onChange(next);
        }}
        onEnd={() => {
          setHeld(null);
          onEnd();
        }}
      />
      <span aria-hidden className="text-right text-small text-muted tabular-nums">
        {percent}
      </span>
    </div>
  );
}
