'use client';

import { useMemo } from 'react';
import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { FACE_MOODS, HAIRCUTS, type FaceMood, type Feature, type Haircut } from '@/lib/core/sheet/vocabulary';
import { InspectorSection } from '../inspector/section';
import { ChoiceGrid } from './choice-grid';
import { RadioSection, type SectionProps } from './radio-section';
import { withFace, withFeature, withoutFeature } from './sheet-changes';
import { choiceInSentence, choiceWords } from './words';

const withMood = (sheet: CharacterSheet, mood: FaceMood) => withFace(sheet, { mood });
const withHair = (sheet: CharacterSheet, hair: Haircut) => withFace(sheet, { hair });

/** The facial and body features, by the part of the figure that shows them. */
const FEATURE_GROUPS: readonly { title: string; view: 'head' | 'figure'; features: readonly Feature[] }[] = [
  {
    title: 'Eyes',
    view: 'head',
    features: [
      'big_eyes',
      'small_eyes',
      'lashes',
      'eyes_closed',
      'wink',
      'one_eye',
      'three_eyes',
      'eye_patch',
      'monocle',
    ],
  },
  {
    title: 'Mouth and beard',
    view: 'head',
    features: ['tongue', 'fangs', 'buck_teeth', 'gap_teeth', 'moustache', 'beard', 'long_beard', 'goatee', 'stubble'],
  },
  { title: 'Skin', view: 'head', features: ['blush', 'freckles', 'wrinkles'] },
  {
    title: 'Coat and more',
    view: 'figure',
    features: ['fluffy', 'spots', 'stripes', 'horn', 'antenna', 'wings', 'mechanical', 'barefoot', 'joey'],
  },
];

/** The features that only some bodies can show. */
const SHOWN_BY: Partial<Record<Feature, (traits: CharacterTraits) => boolean>> = {
  barefoot: ({ isShod }) => isShod,
  mechanical: ({ isShod }) => !isShod,
  joey: ({ hasPouch }) => hasPouch,
};

/** The choices of mood, hair and features. */
export function FaceChoices({ traits, ...props }: SectionProps & { traits: CharacterTraits }) {
  const { face } = props.sheet;
  const groups = useMemo(
    () =>
      FEATURE_GROUPS.map((group) => ({
        ...group,
        features: group.features.filter((feature) => SHOWN_BY[feature]?.(traits) ?? true),
      })),
    [traits],
  );
  return (
    <>
      <RadioSection
        {...props}
        title="Mood"
        values={FACE_MOODS}
        value={face.mood}
        view={traits.hasHead ? 'head' : 'figure'}
        change={withMood}
      />
      {traits.hasHair ? (
        <RadioSection
          {...props}
          title="Hair"
          values={HAIRCUTS}
          value={face.hair ?? traits.shown.hair}
          view="head"
          change={withHair}
        />
      ) : null}
      {groups.map((group) => (
        <FeatureSection key={group.title} {...props} {...group} view={traits.hasHead ? group.view : 'figure'} />
      ))}
    </>
  );
}

interface FeatureSectionProps extends SectionProps {
  title: string;
  view: 'head' | 'figure';
  features: readonly Feature[];
}

/** A group of features; each can be on or off. */
function FeatureSection({ title, view, features, sheet, choose }: FeatureSectionProps) {
  const sheets = useMemo(() => features.map((each) => withFeature(sheet, each)), [features, sheet]);
  const cards = features.map((id, index) => ({
    id,
    title: choiceWords(id),
    isChosen: sheet.face.features.includes(id),
    sheet: sheets[index] ?? sheet,
    view,
  }));
  const toggle = (id: string) => {
    const feature = features.find((each) => each === id);
    if (!feature) return;
    const isOn = sheet.face.features.includes(feature);
    choose({
      label: `${isOn ? 'Without' : 'With'} ${choiceInSentence(feature)}`,
      change: (latest) => (isOn ? withoutFeature : withFeature)(latest, feature),
    });
  };
  return (
    <InspectorSection title={title}>
      <ChoiceGrid many label={title} cards={cards} onChoose={toggle} />
    </InspectorSection>
  );
}
