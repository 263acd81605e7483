'use client';

import type { Modifier } from '@/lib/core/clip/schema';
import { NumberField } from '../../ui/number-field';
import { useEditor, useEditorState } from '../state/context';
import { holdModifier, keepModifier, numbersOf } from '../timeline/modifiers';
import { MODIFIER_TITLES } from '../timeline/rows';
import { InspectorSection } from './section';

/** What a part does by itself in the motion on the stage: a section for each of its modifiers, in Animate. */
export function ModifiersSection({ part }: { part: string }) {
  const clip = useEditorState(({ motion, mode }) => (mode === 'animate' ? (motion?.clip ?? null) : null));
  return clip?.modifiers.map((modifier, index) =>
    modifier.part === part ? <ModifierSection key={modifier.type} modifier={modifier} index={index} /> : null,
  );
}

function ModifierSection({ modifier, index }: { modifier: Modifier; index: number }) {
  const editor = useEditor();
  const title = MODIFIER_TITLES[modifier.type];
  return (
    <InspectorSection title={title}>
      <div data-modifier={modifier.type} className="grid grid-cols-2 gap-2">
        {numbersOf(modifier).map(({ prop, label, value, shown, step, unit, bounds: { min, max } }) => (
          <NumberField
            key={prop}
            label={`${title}: ${label.toLowerCase()}`}
            sign={label}
            unit={unit}
            step={step}
            min={min * shown}
            {...(max === undefined ? {} : { max: max * shown })}
            value={value * shown}
            onChange={(to) => holdModifier(editor, index, prop, Math.round((to / shown) * 10_000) / 10_000)}
            onEnd={() => keepModifier(editor, modifier)}
          />
        ))}
      </div>
    </InspectorSection>
  );
}
