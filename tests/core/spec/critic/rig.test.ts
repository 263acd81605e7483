import { describe, expect, test } from 'vitest';
import { critiqueRig, RIG_RULES, type RigRule } from '@/lib/core/spec/critic';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { biped } from '../../../support/rigs';

function accepted(spec: MascotSpec): MascotSpec {
  const checked = acceptSpec(spec);
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return checked.value.spec;
}

const hero = accepted(biped);
const changed = (changes: Record<string, Partial<Part>>, spec = biped): MascotSpec =>
  accepted({ ...spec, parts: spec.parts.map((part) => ({ ...part, ...changes[part.id] })) });
const only = (...ids: string[]): MascotSpec =>
  accepted({ ...biped, parts: biped.parts.filter(({ id }) => ids.includes(id)), anchors: [] });
const rulesOf = (spec: MascotSpec): RigRule[] => [...new Set(critiqueRig(spec).map(({ rule }) => rule))];
const pale = (stroke: string): MascotSpec =>
  accepted({
    ...biped,
    palette: biped.palette.map((entry) => ({ ...entry, color: entry.name === 'ink' ? stroke : '#fdfdfd' })),
  });
const disc = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** For each rule, a rig that violates only that rule. */
const BROKEN: Record<RigRule, { spec: MascotSpec; part: string }> = {
  silhouette: {
    spec: accepted({
      ...only('root', 'body', 'belly'),
      parts: only('root', 'body', 'belly').parts.map((part) =>
        part.id === 'body' ? { ...part, rotateLimits: null } : part,
      ),
    }),
    part: 'body',
  },
  separation: {
    spec: changed({
      arm_right: {
        svg: '<line x1="322" y1="310" x2="268" y2="400" stroke="$fill" stroke-width="34" stroke-linecap="round"/>',
      },
      forearm_right: { svg: '', parent: 'arm_right' },
      hand_right: { svg: '' },
      belly: { svg: '' },
    }),
    part: 'arm_right',
  },
  eyes: {
    spec: changed({
      eye_left: { svg: disc(212, 206, 24, '#e09a50') },
      pupil_left: { svg: disc(212, 206, 12, '#c98a48') },
    }),
    part: 'eye_left',
  },
  feature: { spec: changed({ mouth: { svg: disc(256, 250, 6, '$ink') } }), part: 'mouth' },
  cap: {
    spec: changed({
      forearm_left: {
        svg: '<line x1="178" y1="330" x2="154" y2="396" stroke="$dark" stroke-width="46" stroke-linecap="round"/>',
      },
    }),
    part: 'forearm_left',
  },
  joint: {
    spec: changed({
      antenna: { svg: '<path d="M246 101H286V60H246Z" fill="$dark"/>', pivot: [266, 101], rotateLimits: [-60, 60] },
    }),
    part: 'antenna',
  },
  face: {
    spec: changed({
      eye_right: {
        svg:
          `${disc(374, 206, 24, '#ffffff')}<circle cx="374" cy="206" r="24" fill="none" stroke="$ink" ` +
          'stroke-width="5"/>',
      },
      pupil_right: { svg: disc(374, 206, 14, '$ink') },
    }),
    part: 'eye_right',
  },
  contrast: {
    spec: accepted({
      ...biped,
      palette: biped.palette.map((entry) => ({ ...entry, color: entry.name === 'ink' ? '#141414' : '#1c1a1a' })),
    }),
    part: 'root',
  },
};

test('a sound rig passes', () => {
  expect(critiqueRig(hero)).toEqual([]);
});

describe.each(RIG_RULES.map((rule) => [rule, BROKEN[rule]] as const))(
  'a rig broken in its %s',
  (rule, { spec, part }) => {
    test('is found at the faulty part, with a suggestion', () => {
      const finding = critiqueRig(spec).find((one) => one.rule === rule);
      expect(finding).toMatchObject({ rule, part });
      for (const sentence of [finding?.message, finding?.suggestion]) expect(sentence).toMatch(/^["A-Z].*\.$/);
      expect(finding?.suggestion).toMatch(/\d/);
    });
  },
);

test('a rule finds only violations of itself', () => {
  for (const rule of RIG_RULES.filter((one) => one !== 'contrast')) expect(rulesOf(BROKEN[rule].spec)).toEqual([rule]);
});

test('a rig in the colour of the page is found without an outline, and not with one', () => {
  const faded = critiqueRig(pale('#fafafa')).filter(({ rule }) => rule === 'contrast');
  expect(faded.map(({ message }) => message)).toEqual([expect.stringContaining('white')]);
  expect(critiqueRig(pale('#33211c')).filter(({ rule }) => rule === 'contrast')).toEqual([]);
});

test('the same spec gives the same findings', () => {
  expect(critiqueRig(BROKEN.face.spec)).toEqual(critiqueRig(BROKEN.face.spec));
});

const ofEyes = (spec: MascotSpec) => critiqueRig(spec, ['eyes']).map(({ part }) => part);

test('an eye that rests shut is a line, which needs the contrast of a line and not that of an open eye', () => {
  const shut = '<path d="M190 206Q212 222 234 206" fill="none" stroke="$ink" stroke-width="6"/>';
  const face = (fill: string): MascotSpec => {
    const spec = changed({
      eye_left: { states: [{ name: 'closed', svg: shut }], defaultState: 'closed' },
      pupil_left: { svg: '' },
    });
    return {
      ...spec,
      palette: spec.palette.map((entry) => (entry.name === 'fill' ? { ...entry, color: fill } : entry)),
    };
  };
  expect(ofEyes(face('#9a7252'))).toEqual([]);
  expect(ofEyes(face('#5a3a2c'))).toEqual(['eye_left']);
});
