import { contrast } from '@/lib/core/color/hex';
import { dilated } from '@/lib/core/geometry/coverage';
import { seenAs } from '@/lib/core/spec/critic/picture';
import { branchesOf, coveredBy, type DesignView, ICON_PX } from './design-view';
import { shortfall, type Verdict } from './verdict';

/** The smallest height of an eye in a small icon, in pixels, at which its expression is readable. */
const READABLE_EYE_PX = 3.6;
/** The smallest contrast between eyes and face: the WCAG value for graphics. */
const READABLE_CONTRAST = 3;
/** The share of eyes and mouth that may be hidden, for example by a strand of hair. */
const MAX_HIDDEN_SHARE = 0.05;
/** The largest cost of each fault. */
const COSTS = { hidden: 3, small: 1.4, faint: 1 };

/** Judges whether the face is uncovered, readable in a small icon, and in contrast with the head. */
export function face(design: DesignView): Verdict[] {
  const { study, iconPx } = design;
  const { roles } = study;
  if (roles.eyes.length === 0) return [];
  const hidden = hiddenShareOf(design);
  const eyePx = eyeRowsOf(design) * iconPx;
  const ratio = eyeContrastOf(design);
  if (ratio === null) return [];
  const cost =
    COSTS.hidden * Math.max(0, hidden - MAX_HIDDEN_SHARE) +
    COSTS.small * shortfall(eyePx, READABLE_EYE_PX) +
    COSTS.faint * shortfall(ratio, READABLE_CONTRAST);
  const size = `each eye is ${eyePx.toFixed(1)} pixels tall in an icon of ${ICON_PX}`;
  return [
    {
      aspect: 'face',
      cost,
      sentence:
        hidden > MAX_HIDDEN_SHARE
          ? `A limb or what it holds covers ${Math.round(hidden * 100)} % of the eyes and the mouth.`
          : `Its face is open: ${size}, with a contrast of ${ratio.toFixed(1)} to 1 around it.`,
    },
  ];
}

/** The height of the taller eye in cells. */
function eyeRowsOf(design: DesignView): number {
  const { columns } = design.study.picture.grid;
  return Math.max(
    ...design.study.roles.eyes.map((id) => {
      const mask = coveredBy(design, branchesOf(design, [id]));
      const [first, last] = [mask.indexOf(1), mask.lastIndexOf(1)];
      return first < 0 ? 0 : Math.floor(last / columns) - Math.floor(first / columns) + 1;
    }),
  );
}

/**
 * The highest contrast between a colour of the eyes and the main colour around them. Null if no eye colour is visible,
 * as behind glasses.
 */
function eyeContrastOf(design: DesignView): number | null {
  const { grid, owner, color } = design.study.picture;
  const eyes = branchesOf(design, design.study.roles.eyes);
  const own = Uint8Array.from(owner, (index) => (eyes.has(index) ? 1 : 0));
  const [inside, around] = [new Map<number, number>(), new Map<number, number>()];
  dilated(grid, own, 3).forEach((on, at) => {
    if (!on || (owner[at] ?? -1) < 0) return;
    const tally = own[at] ? inside : around;
    tally.set(color[at] ?? 0, (tally.get(color[at] ?? 0) ?? 0) + 1);
  });
  const [ground] = [...around].sort(([, a], [, b]) => b - a);
  if (!ground || inside.size === 0) return null;
  const { hex } = seenAs(ground[0]);
  return Math.max(1, ...[...inside.keys()].map((one) => contrast(seenAs(one).hex, hex)));
}

/** The share of eyes and mouth that is covered by limbs or what they hold. */
function hiddenShareOf(design: DesignView): number {
  const { roles, picture } = design.study;
  const limbs = branchesOf(design, [
    ...[roles.arms, roles.forearms, roles.hands, roles.wings, roles.legs].flatMap(({ left, right }) => [left, right]),
    ...roles.tail,
    ...roles.tentacles,
  ]);
  const mask = coveredBy(design, branchesOf(design, [...roles.eyes, roles.mouth]));
  let [cells, hidden] = [0, 0];
  mask.forEach((on, at) => {
    if (!on) return;
    cells += 1;
    hidden += limbs.has(picture.owner[at] ?? -1) ? 1 : 0;
  });
  return cells === 0 ? 0 : hidden / cells;
}
