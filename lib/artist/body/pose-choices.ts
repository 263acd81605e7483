import type { FaceMood, RestPoseId } from '@/lib/core/sheet/vocabulary';

type Choice = readonly [RestPoseId, ...RestPoseId[]];

/** Poses that suit a mood, with the likeliest listed more than once. */
export const POSES_OF_MOOD: Readonly<Record<FaceMood, Choice>> = {
  cheerful: [
    'relaxed',
    'hand_on_hip',
    'welcoming',
    'hands_together',
    'thumbs_up',
    'hands_on_hips',
    'waving',
    'walking',
    'walking',
    'dancing',
    'thumbs_up',
    'sitting',
  ],
  calm: ['relaxed', 'hands_together', 'hand_on_hip', 'sitting', 'hands_behind', 'walking'],
  sleepy: ['relaxed', 'relaxed', 'hands_together', 'sitting'],
  grumpy: ['arms_crossed', 'hands_on_hips', 'arms_crossed', 'hand_on_hip'],
  sad: ['relaxed', 'hands_together', 'hands_behind'],
  surprised: ['welcoming', 'welcoming', 'relaxed'],
  cool: ['hand_on_hip', 'thumbs_up', 'arms_crossed', 'hands_behind'],
  shy: ['hands_together', 'hands_behind', 'hands_together', 'sitting'],
  mischievous: ['hand_on_hip', 'hands_behind', 'hand_on_hip', 'relaxed'],
  proud: ['hands_on_hips', 'arms_crossed', 'hand_on_hip', 'walking'],
  silly: ['dancing', 'welcoming', 'hand_on_hip', 'dancing'],
  curious: ['thinking', 'hand_on_hip', 'walking', 'hands_behind', 'sitting'],
};

/** Poses by profession: the words that ask for each. */
const PERSONAS: Readonly<Partial<Record<RestPoseId, string>>> = {
  hands_on_hips: 'superhero hero guard boxer captain lumberjack wrestler bodyguard',
  dancing: 'dancer ballerina',
  thinking: 'philosopher scientist',
  welcoming: 'host waiter waitress',
  running: 'runner athlete',
};
/** The poses of each word for a profession. */
export const BY_PERSONA = new Map(
  Object.entries(PERSONAS).flatMap(([pose, words]) => words.split(' ').map((word) => [word, pose as RestPoseId])),
);
