import { describe, expect, test } from 'vitest';
import { faceOf } from '@/lib/artist/trace/face';
import { middleOfEyes } from '@/lib/artist/trace/eyes';
import { colored } from '@/lib/artist/trace/labels';
import { bothStand } from '@/lib/artist/trace/twins';
import { buildOf } from '@/lib/artist/trace/build';
import { joined } from '@/lib/artist/trace/chosen-limbs';
import { outlineOf } from '@/lib/artist/trace/outline';
import { nameLimbs } from '@/lib/artist/trace/naming';
import { assemble } from '@/lib/artist/trace/rig';
import { studyOf } from '@/lib/artist/trace/study';
import { protrusionsOf, type Protrusion } from '@/lib/artist/trace/silhouette';
import { bear, disc, ellipse, limb, painted, type Stroke } from './pictures';

const SIDE = 380;

function seen(...strokes: Stroke[]) {
  const coloring = colored(painted(SIDE, SIDE, ...strokes));
  const face = faceOf(coloring);
  const build = buildOf(
    Uint8Array.from(coloring.labels.at, (label) => (label < 0 ? 0 : 1)),
    SIDE,
    face.eyes && middleOfEyes(face.eyes),
    outlineOf(coloring.labels),
  );
  return {
    face,
    build,
    names: nameLimbs(build, face.eyes && middleOfEyes(face.eyes)[1])
      .map(({ id }) => id)
      .sort(),
  };
}

function maskOf(...strokes: Stroke[]): Uint8Array {
  const { rgba } = painted(SIDE, SIDE, ...strokes);
  return Uint8Array.from({ length: SIDE * SIDE }, (_, at) => (rgba[4 * at + 3]! < 128 ? 0 : 1));
}

/** A round body without a face, to which tests add limbs of their own. */
const ball = seen(disc(190, 190, 150, '#a06030'));

const handle: Stroke = (ctx) => {
  ctx.lineWidth = 20;
  ctx.beginPath();
  ctx.arc(280, 190, 60, 0, 7);
  ctx.stroke();
};
const eye = (x: number): Stroke[] => [
  disc(x, 150, 26, '#ffffff'),
  disc(x, 152, 15, '#202020'),
  disc(x - 5, 147, 5, '#ffffff'),
];
/** A limb that hangs at the side of a figure. */
const hanging = (x: number, top: number): Protrusion => ({
  pixels: [],
  neck: [x, top],
  ends: [
    [x, top - 20],
    [x, top + 20],
  ],
  tip: [x + (x < 190 ? -20 : 20), top + 80],
  width: 40,
  length: 82,
  girth: 40,
});
/** The strokes of an arm with a claw, from the x of its elbow and of its hand. */
const claw = (x: number, hand: number): Stroke[] => [
  limb(190, 270, x, 220, 20, '#c02020'),
  limb(x, 220, hand, 150, 20, '#c02020'),
  ellipse(hand, 115, 28, 44, '#c02020'),
];
/** The strokes of an arm raised above the head. */
const arm = (side: number): Stroke[] => [
  limb(190 + side * 70, 330, 190 + side * 140, 150, 40, '#e06030'),
  limb(190 + side * 140, 150, 190, 50, 40, '#e06030'),
];
/** A low limb that points sideways and down. */
const low = (from: number, to: number): Protrusion => ({
  pixels: [0],
  neck: [from, 280],
  ends: [
    [from, 260],
    [from, 300],
  ],
  tip: [to, 320],
  width: 40,
  length: 110,
  girth: 40,
});
/** A limb of these pixels, in any direction. */
const made = (...pixels: number[]): Protrusion => ({ ...low(0, 0), pixels });

describe('protrusions of a silhouette', () => {
  test('are found with the neck, its width and the tip', () => {
    const { found } = protrusionsOf(
      maskOf(disc(190, 220, 90, '#000000'), limb(190, 140, 190, 30, 30, '#000000')),
      SIDE,
    );
    const best = found.toSorted((a, b) => b.length - a.length)[0];
    expect(best?.neck[0]).toBeCloseTo(190, -1);
    expect(best?.tip[1]).toBeLessThan(20);
    expect(best?.width).toBeGreaterThan(24);
    expect(best?.width).toBeLessThan(60);
  });

  test('do not include the bulge of a ball or a handle', () => {
    expect(protrusionsOf(maskOf(disc(190, 190, 120, '#000000')), SIDE).found).toEqual([]);
    expect(
      protrusionsOf(maskOf(disc(170, 190, 100, '#000000'), handle), SIDE).found.filter(
        ({ pixels }) => pixels.length > 2000,
      ),
    ).toEqual([]);
  });
});

describe('the anatomy of a figure', () => {
  test('has a head, ears, arms and legs, named by side', () => {
    const { build, names } = seen(...bear);
    expect(build.head).not.toBeNull();
    expect(names).toEqual(['arm_left', 'arm_right', 'ear_left', 'ear_right', 'leg_left', 'leg_right']);
  });

  test('of a ball with a face is only the face', () => {
    const { face, build, names } = seen(
      disc(190, 190, 150, '#f0c030'),
      disc(140, 150, 18, '#202020'),
      disc(240, 150, 18, '#202020'),
      limb(140, 250, 240, 250, 14, '#202020'),
    );
    expect(names).toEqual([]);
    expect(build.head).toBeNull();
    expect(face.eyes?.map(({ middle }) => Math.round(middle[0] / 10))).toEqual([14, 24]);
    expect(face.mouth?.middle[1]).toBeCloseTo(250, -1);
  });

  test('has round ears if two mirror each other, but not a single one', () => {
    const head = [disc(190, 210, 120, '#a06030'), disc(150, 190, 12, '#202020'), disc(230, 190, 12, '#202020')];
    expect(seen(...head, disc(100, 120, 44, '#a06030'), disc(280, 120, 44, '#a06030')).names).toEqual([
      'ear_left',
      'ear_right',
    ]);
    expect(seen(...head, disc(100, 120, 44, '#a06030')).names).toEqual([]);
  });

  test('has hanging ears if they start beside the eyes, and arms if they start lower', () => {
    const { build } = ball;
    const namesFrom = (top: number): string[] =>
      nameLimbs({ ...build, limbs: [hanging(60, top), hanging(320, top)] }, 150).map(({ id }) => id);
    expect(namesFrom(140)).toEqual(['ear_left', 'ear_right']);
    expect(namesFrom(185)).toEqual(['arm_left', 'arm_right']);
  });

  test('has smaller rotation limits for hanging ears', () => {
    const { build } = ball;
    const limitsTo = (tip: number) =>
      assemble({
        name: 'Dog',
        palette: [],
        build,
        limbs: [{ id: 'ear_left', role: 'ear', parent: 'body', limb: { ...hanging(60, 140), tip: [40, tip] } }],
        face: { eyes: null, mouth: null },
        line: null,
        drawn: () => '',
        isFront: () => false,
        token: () => '',
      }).parts.find(({ id }) => id === 'ear_left')?.rotateLimits;
    expect(limitsTo(220)).toEqual([-8, 14]);
    expect(limitsTo(60)).toEqual([-20, 24]);
  });

  test('has a trunk and a tail at opposite ends if one hangs, else two tails', () => {
    const { build } = ball;
    const [thick, thin] = [
      { ...low(70, 50), pixels: [0, 1, 2], width: 44 },
      { ...low(310, 330), width: 12, tip: [330, 200] as const },
    ];
    const names = (...limbs: Protrusion[]): string[] => nameLimbs({ ...build, limbs }).map(({ id }) => id);
    const raised = { ...thick, tip: [40, 270] as const };
    expect(names({ ...thick, tip: [10, 290] }, { ...thin, tip: [370, 278] })).toEqual(['trunk', 'tail']);
    expect(names(raised, { ...thin, tip: [370, 278] })).toEqual(['tail', 'tail_2']);
  });

  test('has a leg if a limb starts at the bottom, and a tail if it starts at the side', () => {
    const { build } = ball;
    const foot: Protrusion = {
      ...low(190, 90),
      neck: [190, 310],
      tip: [90, 336],
      ends: [
        [160, 308],
        [220, 312],
      ],
      length: 105,
    };
    const names = (limb: Protrusion): string[] => nameLimbs({ ...build, limbs: [limb] }).map(({ id }) => id);
    expect(names(foot)).toEqual(['leg_left']);
    expect(
      names({
        ...foot,
        ends: [
          [175, 290],
          [205, 330],
        ],
      }),
    ).toEqual(['tail']);
  });

  test('without a separate head has no single leg, which would be a tongue', () => {
    const face = [disc(190, 190, 130, '#f0a040'), disc(140, 150, 18, '#202020'), disc(240, 150, 18, '#202020')];
    const legs = (...limbs: Stroke[]): string[] =>
      studyOf(painted(SIDE, SIDE, ...limbs, ...face))?.limbs.map(({ id }) => id) ?? [];
    expect(legs(limb(190, 300, 190, 350, 44, '#f0a040'))).toEqual([]);
    expect(legs(limb(140, 290, 140, 350, 44, '#f0a040'), limb(240, 290, 240, 350, 44, '#f0a040'))).toEqual([
      'leg_left',
      'leg_right',
    ]);
  });

  test('without a separate head has no arms made of fur', () => {
    const face = [disc(190, 190, 130, '#f0a040'), disc(140, 150, 18, '#202020'), disc(240, 150, 18, '#202020')];
    const arms = (to: number): string[] =>
      studyOf(painted(SIDE, SIDE, limb(190 - to, 220, 190 + to, 220, 28, '#f0a040'), ...face))
        ?.limbs.map(({ id }) => id)
        .sort() ?? [];
    expect(arms(137)).toEqual([]);
    expect(arms(170)).toEqual(['arm_left', 'arm_right']);
  });

  test('has legs, not the rims of its base', () => {
    const { build } = ball;
    const [one, two] = [low(130, 120), low(250, 260)].map((leg): Protrusion => ({
      ...leg,
      pixels: [1],
      neck: [leg.neck[0], 270],
      tip: [leg.neck[0], 338],
      width: 70,
      length: 68,
      girth: 60,
    })) as [Protrusion, Protrusion];
    expect(bothStand(one, two, build.box)).toBe(true);
    expect(bothStand({ ...one, girth: 14 }, { ...two, girth: 14 }, build.box)).toBe(false);
  });

  test('has arms, not a head, if claws mirror each other', () => {
    const { build, names } = seen(ellipse(190, 270, 100, 80, '#c02020'), ...claw(70, 70), ...claw(310, 310));
    expect(build.head).toBeNull();
    expect(names).toEqual(['arm_left', 'arm_right']);
  });

  test('has a tail at the back that mirrors a front foot, if the head is to one side', () => {
    const { build } = seen(ellipse(190, 190, 150, 150, '#a06030'));
    const head: Protrusion = { ...low(90, 60), neck: [90, 120], tip: [70, 50] };
    const namesWith = (limbs: Protrusion[], top: Protrusion | null): string[] =>
      nameLimbs({ ...build, head: top, crown: top && 85, limbs }).map(({ id }) => id);
    expect(namesWith([low(160, 50), low(220, 330)], head)).toEqual(['leg_left', 'tail']);
    expect(namesWith([low(160, 50), low(220, 330)], null)).toEqual(['leg_left', 'leg_right']);
  });

  test('has an arm, not a tail, if a figure in front view raises it beside the face', () => {
    const { build } = seen(ellipse(190, 190, 150, 150, '#a06030'));
    const head: Protrusion = {
      pixels: [],
      neck: [250, 220],
      ends: [
        [230, 220],
        [270, 220],
      ],
      tip: [250, 60],
      width: 40,
      length: 160,
      girth: 120,
    };
    const raised: Protrusion = {
      ...head,
      neck: [120, 250],
      ends: [
        [100, 250],
        [140, 250],
      ],
      tip: [60, 60],
      length: 200,
      girth: 50,
    };
    expect(nameLimbs({ ...build, head, crown: 140, limbs: [raised] }, 130, true).map(({ id }) => id)).toEqual([
      'arm_left',
    ]);
    expect(nameLimbs({ ...build, head, crown: 140, limbs: [raised] }, 130).map(({ id }) => id)).toEqual(['tail']);
  });

  test('has a thumb as part of the hand', () => {
    const mask = new Uint8Array(100).map((_, at) => ([26, 35, 37].includes(at) ? 0 : 1));
    const [hand, thumb, foot] = [made(45, 46, 47, 48, 55, 56, 57, 58), made(36), made(92, 93)];
    expect(joined([hand, thumb, foot], mask, 10).map(({ pixels }) => pixels.length)).toEqual([9, 2]);
  });

  test('has a head found by colour if raised arms meet above it', () => {
    const face = [
      ellipse(190, 180, 80, 110, '#f8d060'),
      limb(190, 270, 190, 310, 40, '#f8d060'),
      disc(160, 170, 12, '#302020'),
      disc(220, 170, 12, '#302020'),
      limb(170, 240, 210, 240, 10, '#302020'),
    ];
    const head = studyOf(painted(SIDE, SIDE, limb(130, 340, 250, 340, 70, '#e06030'), ...arm(-1), ...arm(1), ...face))
      ?.build.head;
    expect(head?.neck[0]).toBeCloseTo(190, -1);
    expect(head?.neck[1]).toBeGreaterThan(290);
    expect(studyOf(painted(SIDE, SIDE, disc(190, 190, 170, '#e06030'), ...face))?.build.head).toBeNull();
  });

  test('has no limb that contains an eye', () => {
    const frog = [
      disc(190, 230, 120, '#40a050'),
      disc(110, 120, 50, '#40a050'),
      disc(270, 120, 50, '#40a050'),
      disc(105, 110, 16, '#101010'),
      disc(275, 110, 16, '#101010'),
    ];
    const study = studyOf(painted(SIDE, SIDE, ...frog));
    expect(study?.face.eyes?.length).toBe(2);
    expect(study?.limbs).toEqual([]);
  });

  test('includes whites and highlights in the eyes, and no cheeks', () => {
    const { face } = seen(
      disc(190, 190, 150, '#f0a060'),
      ...eye(140),
      ...eye(240),
      disc(110, 215, 20, '#f08868'),
      disc(270, 215, 20, '#f08868'),
    );
    expect(face.eyes?.map(({ box }) => box.right - box.left > 45)).toEqual([true, true]);
  });

  test('has one eye in profile, and a tail at the back', () => {
    const { face, names } = seen(
      ellipse(200, 230, 100, 60, '#8898a8'),
      limb(130, 200, 90, 120, 50, '#8898a8'),
      disc(85, 115, 45, '#8898a8'),
      disc(75, 105, 9, '#101014'),
      limb(140, 270, 140, 350, 30, '#8898a8'),
      limb(255, 270, 255, 350, 30, '#8898a8'),
      limb(290, 220, 360, 150, 18, '#8898a8'),
    );
    expect(face.eyes?.length).toBe(1);
    expect(names).toContain('tail');
    expect(names.filter((name) => /leg/.test(name)).length).toBe(2);
  });

  test('has no face in a pattern of spots', () => {
    expect(
      seen(
        disc(190, 190, 150, '#c03030'),
        disc(120, 250, 22, '#ffffff'),
        disc(200, 290, 30, '#ffffff'),
        disc(280, 240, 14, '#ffffff'),
      ).face.eyes,
    ).toBeNull();
  });
});
