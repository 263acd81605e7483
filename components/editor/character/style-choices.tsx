'use client';

import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { Detail } from '@/lib/core/sheet/vocabulary';
import { STYLES, type StyleId } from '@/lib/core/styles';
import { Segmented } from '../../ui/segmented';
import { InspectorSection } from '../inspector/section';
import { RadioSection, type SectionProps } from './radio-section';

const STYLE_IDS = STYLES.map(({ id }) => id);
const withDirection = (sheet: CharacterSheet, direction: StyleId): CharacterSheet => ({ ...sheet, direction });
const styleOf = (id: StyleId) => STYLES.find((style) => style.id === id);

const DETAIL_OPTIONS = [
  { value: 'standard', label: 'Standard' },
  { value: 'high', label: 'High' },
] as const;

/** The choice of the drawing style. */
export function StyleChoices(props: SectionProps) {
  const { direction, detail } = props.sheet;
  const draw = (next: Detail) => {
    if (next === detail) return;
    props.choose({ label: `Detail: ${next}`, change: (sheet) => ({ ...sheet, detail: next }) });
  };
  return (
    <>
      <RadioSection
        {...props}
        title="Style"
        values={STYLE_IDS}
        value={direction}
        view="figure"
        change={withDirection}
        nameOf={(id) => styleOf(id)?.title ?? id}
        about={(id) => styleOf(id)?.description ?? ''}
      />
      <InspectorSection title="Detail">
        <Segmented label="Detail" value={detail} options={DETAIL_OPTIONS} onChange={draw} />
        <p className="text-small text-muted">High adds gradients, rim light and texture.</p>
      </InspectorSection>
    </>
  );
}
