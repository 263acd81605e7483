'use client';

import { useMemo } from 'react';
import { seedsBeside } from '@/lib/core/sheet/candidate-seeds';
import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import {
  BUILD_IDS,
  BUILDS,
  REST_POSE_IDS,
  REST_POSES,
  VIEW_IDS,
  VIEWS,
  type BuildId,
  type FigureView,
  type RestPoseId,
} from '@/lib/core/sheet/vocabulary';
import { ProportionSection } from './proportion-section';
import { RadioSection, type SectionProps } from './radio-section';
import { breedOf, withBody, withBreed, withSeed } from './sheet-changes';

const STANCES = ['upright', 'all_fours'] as const;

const withPose = (sheet: CharacterSheet, pose: RestPoseId) => withBody(sheet, { pose });
const withBuild = (sheet: CharacterSheet, build: BuildId) => withBody(sheet, { build });
const withView = (sheet: CharacterSheet, view: FigureView) => withBody(sheet, { view });
const withStance = (sheet: CharacterSheet, stance: (typeof STANCES)[number]) => withBody(sheet, { stance });

const VIEW_TITLES: Readonly<Record<FigureView, string>> = {
  front: 'The front',
  three_quarter: 'A little aside',
  side: 'The side',
  back: 'Behind',
};

interface BodyChoicesProps extends SectionProps {
  traits: CharacterTraits;
  onSettle: () => void;
}

/** The choices of pose, build, proportions, stance and breed, and other drawings of the same prompt. */
export function BodyChoices({ traits, onSettle, ...props }: BodyChoicesProps) {
  const { shown, isUpright, hasStances, hasViews, breeds } = traits;
  const { body } = props.sheet;
  return (
    <>
      {isUpright ? (
        <RadioSection
          {...props}
          title="Pose"
          values={REST_POSE_IDS}
          value={body.pose ?? shown.pose}
          view="figure"
          change={withPose}
          about={(id) => REST_POSES[id]}
        />
      ) : null}
      {isUpright ? (
        <RadioSection
          {...props}
          title="Build"
          values={BUILD_IDS}
          value={body.build ?? shown.build}
          view="figure"
          change={withBuild}
          about={(id) => BUILDS[id]}
        />
      ) : null}
      <ProportionSection {...props} traits={traits} onSettle={onSettle} />
      {hasViews ? (
        <RadioSection
          {...props}
          title="Seen from"
          values={VIEW_IDS}
          value={body.view}
          view="figure"
          change={withView}
          nameOf={(id) => VIEW_TITLES[id]}
          about={(id) => VIEWS[id]}
        />
      ) : null}
      {hasStances ? (
        <RadioSection
          {...props}
          title="Stance"
          values={STANCES}
          value={body.stance}
          view="figure"
          change={withStance}
        />
      ) : null}
      {breeds.length > 1 ? (
        <RadioSection
          {...props}
          title="Breed"
          values={breeds}
          value={breedOf(props.sheet, shown)}
          view="figure"
          change={withBreed}
        />
      ) : null}
      {isUpright || breeds.length > 1 ? <OtherDrawings {...props} /> : null}
    </>
  );
}

/** Drawings of the same sheet with other seeds. */
function OtherDrawings(props: SectionProps) {
  const { seed } = props.sheet;
  const first = Math.min(...seedsBeside(seed));
  // Sorted, so that a drawing keeps its place when it is chosen.
  const seeds = useMemo(() => seedsBeside(first).map(String), [first]);
  return (
    <RadioSection
      {...props}
      title="Other drawings"
      values={seeds}
      value={String(seed)}
      view="figure"
      change={withSeed}
      nameOf={(id) => `Drawing ${seeds.indexOf(id) + 1}`}
    />
  );
}
