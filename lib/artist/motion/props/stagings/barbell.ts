import { bothHands, posed } from './held';
import type { Stager } from './staging';

/** The length of a bar relative to the distance of the hands on it, and its drawn length in units. */
const BAR = { reach: 1.75, drawn: 318 };

/** Holds a bar in both hands that is longer than their distance and lies behind the head, so that the face is open. */
export const barbell: Stager = (stage, wish, span) => {
  const { left, right, unit, back, figure } = stage;
  const staged = bothHands(stage, wish, span);
  if (!left || !right) return staged;
  const middle = (span.from + span.to) / 2;
  const [one, two] = [stage.place(left, middle), stage.place(right, middle)];
  const apart = Math.max(Math.abs(two[0] - one[0]), figure.face.width * 0.8);
  const size = Math.min(apart * BAR.reach, figure.spec.canvas.width * 0.94) / (BAR.drawn * unit);
  const behind = posed(staged, (pose) => ({ ...pose, size: (pose.size ?? 1) * size }));
  return { ...behind, actors: behind.actors.map(({ part, flights }) => ({ part: { ...part, z: back + 1 }, flights })) };
};
