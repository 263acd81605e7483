'use client';

import { useMemo } from 'react';
import type { PictureView } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { InspectorSection } from '../inspector/section';
import { ChoiceGrid } from './choice-grid';
import type { CharacterChoice } from './chooser';
import { choiceInSentence, choiceWords } from './words';

/** The common props of the panel's sections. */
export interface SectionProps {
  sheet: CharacterSheet;
  choose: (choice: CharacterChoice) => void;
}

interface RadioSectionProps<T extends string> extends SectionProps {
  title: string;
  values: readonly T[];
  /** The chosen value, or the drawn one if the sheet leaves it open. */
  value: T | null;
  view: PictureView;
  change: (sheet: CharacterSheet, value: T) => CharacterSheet;
  /** The label of a value; by default made from its id. */
  nameOf?: (value: T) => string;
  /** The description of a value. */
  about?: (value: T) => string;
}

/** A choice of exactly one value, shown as pictures of the character with each. */
export function RadioSection<T extends string>(props: RadioSectionProps<T>) {
  const { title, values, value, view, sheet, choose, change, about, nameOf } = props;
  const sheets = useMemo(() => values.map((each) => change(sheet, each)), [values, sheet, change]);
  const cards = values.map((id, index) => ({
    id,
    title: nameOf?.(id) ?? choiceWords(id),
    about: about?.(id),
    isChosen: id === value,
    sheet: sheets[index] ?? sheet,
    view,
  }));
  const chosen = (id: string) => {
    const next = values.find((each) => each === id);
    if (next === undefined || next === value) return;
    choose({
      label: `${title}: ${nameOf?.(next) ?? choiceInSentence(next)}`,
      change: (latest) => change(latest, next),
    });
  };
  return (
    <InspectorSection title={title}>
      <ChoiceGrid label={title} cards={cards} onChoose={chosen} />
    </InspectorSection>
  );
}
