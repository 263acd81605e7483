// The fidelity, time and number of parts of rebuilt pictures: 60 flat characters of two openly licensed sets, and a
// holdout set of 40 more.
import { critiqueRig } from '@/lib/core/spec/critic';
import { rebuild } from '@/lib/server/artist/builtin/trace/rebuild';
import { median, note, report } from '../report';
import { benchPictures } from './pictures';
import { tearsOf } from './tears';

const pictures = benchPictures();
if (!pictures.length) process.exit();
const all: {
  name: string;
  hasLimbs: boolean;
  isUnseen: boolean;
  fidelity: number;
  ms: number;
  parts: number;
  needsReview: boolean;
  joints: number;
  tears: number;
}[] = [];
for (const [index, picture] of [...pictures.slice(0, 2), ...pictures].entries()) {
  const image = await picture.read();
  const began = performance.now();
  const { spec, fidelity, needsReview } = await rebuild(image, { name: picture.name });
  const ms = performance.now() - began;
  const joints = critiqueRig(spec, ['joint']).length;
  // The first two are a warm-up.
  if (index >= 2)
    all.push({
      name: picture.name,
      hasLimbs: picture.hasLimbs,
      isUnseen: picture.isUnseen,
      fidelity,
      ms,
      parts: spec.parts.filter(({ svg }) => svg).length,
      needsReview,
      joints,
      tears: tearsOf(spec),
    });
}

const results = all.filter(({ isUnseen }) => !isUnseen);
const [worst] = results.toSorted((a, b) => a.fidelity - b.fidelity);
const [slowest] = results.toSorted((a, b) => b.ms - a.ms);
const limbed = results.filter(({ hasLimbs }) => hasLimbs);
const rich = limbed.filter(({ parts }) => parts >= 5);
report(
  'fidelity, median >= 0.93',
  median(results.map(({ fidelity }) => fidelity)).toFixed(3),
  median(results.map(({ fidelity }) => fidelity)) >= 0.93,
);
report('fidelity, worst >= 0.80', `${worst?.fidelity.toFixed(3)}  (${worst?.name})`, (worst?.fidelity ?? 0) >= 0.8);
report(
  'a rebuild, ms worst < 3000',
  `${slowest?.ms.toFixed(0)}  (median ${median(results.map(({ ms }) => ms)).toFixed(0)}, ${results.length} pictures)`,
  (slowest?.ms ?? 0) < 3000,
);
report(
  'characters with limbs that have at least 5 drawn parts',
  `${rich.length} of ${limbed.length}  (fewer: ${
    limbed
      .filter(({ parts }) => parts < 5)
      .map(({ name, parts }) => `${name} ${parts}`)
      .join(', ') || 'none'
  })`,
  rich.length === limbed.length,
);
report(
  'joints that come open, by the rig critic',
  String(results.reduce((sum, { joints }) => sum + joints, 0)),
  results.every(({ joints }) => joints === 0),
);
const mean = (of: readonly { tears: number }[]): string =>
  (of.reduce((sum, { tears }) => sum + tears, 0) / of.length).toFixed(2);
note('what tears in wave, jump, dance and celebrate, thousandths of the figure, mean', mean(results));
note(
  'pictures that somebody should look at',
  `${results.filter(({ needsReview }) => needsReview).length} of ${results.length}`,
);

const unseen = all.filter(({ isUnseen }) => isUnseen);
const [strangest] = unseen.toSorted((a, b) => a.fidelity - b.fidelity);
report(
  'of pictures that nothing was tuned on: fidelity, median >= 0.93',
  median(unseen.map(({ fidelity }) => fidelity)).toFixed(3),
  median(unseen.map(({ fidelity }) => fidelity)) >= 0.93,
);
report('… worst >= 0.80', `${strangest?.fidelity.toFixed(3)}  (${strangest?.name})`, (strangest?.fidelity ?? 0) >= 0.8);
note('… drawn parts, median', String(median(unseen.map(({ parts }) => parts))));
note('… that somebody should look at', `${unseen.filter(({ needsReview }) => needsReview).length} of ${unseen.length}`);
note('… what tears, mean', mean(unseen));
