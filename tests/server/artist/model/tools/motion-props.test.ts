import { afterAll, describe, expect, test } from 'vitest';
import { checkClip } from '@/lib/core/clip/check';
import { critique } from '@/lib/core/clip/critic';
import { motionPropsOf, withMotionProps } from '@/lib/core/spec/motion-props';
import { spotOf, stageOf } from '@/lib/artist/motion/props/stage';
import { designSpec } from '@/lib/artist/design';
import { motionTools } from '@/lib/server/artist/model/tools/motion';
import { motionSketch } from '@/lib/server/artist/model/tools/motion/sketch';
import { closeDrawing } from '@/lib/server/raster/pool';
import { single } from '@/tests/support/rigs';

afterAll(closeDrawing);

const context = { signal: new AbortController().signal, maxCostUsd: 1, seed: 'seed' };
const fox = designSpec({ prompt: 'a fox standing', detail: 'standard' }, 'one');

function atWork(spec = fox, seconds: number | null = 2) {
  const sketch = motionSketch(spec, seconds);
  const tools = motionTools(sketch, undefined, context);
  const use = (tool: string, input: object) => {
    const found = tools.find((each) => each.name === tool);
    if (!found) throw new Error(`There is no tool ${tool}.`);
    return found.call(input, context.signal);
  };
  const hand = (side: 'left' | 'right', at: number) => {
    const stage = stageOf(sketch.spec, sketch.clip);
    const grip = stage[side];
    return grip ? stage.place(grip, at) : [0, 0];
  };
  return { sketch, use, hand };
}

/** Two keys of a quick move. */
const move = (from: number, to: number) => [
  { at: 0.5, value: from },
  { at: 0.7, value: to },
];

/** The position of the end of a limb at a time. */
const place = ({ sketch }: ReturnType<typeof atWork>, part: string, at: number) => {
  const stage = stageOf(sketch.spec, sketch.clip);
  return stage.place(spotOf(stage.figure, part), at);
};

/** The finished motion, as it is played. */
const played = async ({ use, sketch }: ReturnType<typeof atWork>) => {
  const { finished } = await use('finish', { name: 'Leap', summary: 'It leaps.' });
  return stageOf(sketch.spec, finished?.clip ?? sketch.clip);
};

describe('a hand', () => {
  test.each([
    ['left', [150, 250]],
    ['right', [330, 300]],
    ['right', [400, 190]],
  ] as const)('on the %s side reaches for %j, with the remaining distance in the answer', async (side, point) => {
    const { use, hand, sketch } = atWork();
    const { text, isError } = await use('reach', { hand: side, point, at: 0.8, until: 1.4 });
    expect(isError).toBeUndefined();
    const miss = ([x = 0, y = 0]: readonly number[]) => Math.hypot(x - point[0], y - point[1]);
    const told = Number(/nearer than (\d+)/.exec(text)?.[1] ?? 0);
    for (const at of [0.8, 1.4]) expect(miss(hand(side, at))).toBeLessThan(told + 3);
    expect(hand(side, 0)).toEqual(hand(side, 2));
    expect(sketch.clip.tracks.map(({ prop }) => prop)).toEqual(['rotate', 'rotate']);
  });

  test('reaches the point while the body leans', async () => {
    const { use, hand } = atWork();
    await use('put_tracks', {
      tracks: [
        {
          part: 'body',
          prop: 'rotate',
          keys: [
            { at: 0, value: 0 },
            { at: 1, value: 12 },
            { at: 2, value: 0 },
          ],
        },
      ],
    });
    const target = hand('left', 1);
    const point = [Math.round((target[0] ?? 0) + 14), Math.round((target[1] ?? 0) - 30)];
    expect((await use('reach', { hand: 'left', point, at: 1 })).text).toBe('The hand is there.');
    expect(
      Math.hypot((hand('left', 1)[0] ?? 0) - (point[0] ?? 0), (hand('left', 1)[1] ?? 0) - (point[1] ?? 0)),
    ).toBeLessThan(3);
  });

  test('that does not exist is refused', async () => {
    const { use } = atWork(single);
    expect((await use('reach', { hand: 'left', point: [1, 1], at: 1 })).text).toContain('has no left hand');
    const { use: other } = atWork();
    expect((await other('reach', { hand: 'left', point: [1, 1], at: 3, until: 3.5 })).text).toContain(
      'ends at 2 seconds',
    );
    expect((await other('hold', { part: 'nose_of_gold', hand: 'left', from: 0, to: 1 })).text).toContain('no part');
    expect((await other('hold', { part: 'tail', hand: 'left', from: 1, to: 1 })).text).toContain('after it begins');
  });
});

test('a hand that cannot reach says where it is, and which link is at its limit', async () => {
  const work = atWork();
  const { text } = await work.use('reach', { hand: 'left', point: [500, 20], at: 1 });
  expect(text).toMatch(/comes no nearer than \d+ pixels, at \d+, \d+: .*(?:at its limit of -?\d+°|no longer)\./);
});

describe('another limb', () => {
  test.each(['foot_left', 'ear_right', 'tail'])('%s reaches as far as its links can rotate', async (limb) => {
    const work = atWork();
    const [x, y] = place(work, limb, 0);
    const { text, isError } = await work.use('reach', { limb, point: [x + 20, y - 20], at: 1 });
    expect(isError).toBeUndefined();
    expect(text).toMatch(new RegExp(`^${limb} (is there|comes no nearer)`));
    const told = Number(/nearer than (\d+)/.exec(text)?.[1] ?? 0);
    const [nx, ny] = place(work, limb, 1);
    expect(Math.hypot(nx - x - 20, ny - y + 20)).toBeLessThan(told + 3);
    expect(Math.hypot(nx - x, ny - y)).toBeGreaterThan(3);
    expect(place(work, limb, 2)).toEqual([x, y]);
  });

  test('reaches the position of a part at that time', async () => {
    const work = atWork();
    await work.use('put_tracks', { tracks: [{ part: 'head', prop: 'rotate', keys: move(0, 10) }] });
    expect((await work.use('reach', { hand: 'left', to: 'mouth', at: 1 })).text).toMatch(/^The hand (is|comes)/);
    const stage = stageOf(work.sketch.spec, work.sketch.clip);
    const [mx, my] = stage.place({ part: 'mouth', at: [...stage.figure.anatomy.center('mouth')] }, 1);
    const [x = 0, y = 0] = work.hand('left', 1);
    const [rx = 0, ry = 0] = work.hand('left', 0);
    expect(Math.hypot(mx - x, my - y)).toBeLessThan(Math.hypot(mx - rx, my - ry) / 2);
  });

  test.each([
    [{ at: 1, point: [1, 1] }, 'either a hand or'],
    [{ at: 1, hand: 'left', limb: 'tail', point: [1, 1] }, 'either a hand or'],
    [{ at: 1, hand: 'left' }, 'either a point or a part'],
    [{ at: 1, limb: 'third_leg', point: [1, 1] }, 'no part third_leg'],
    [{ at: 1, hand: 'left', to: 'third_leg' }, 'no part third_leg'],
    [{ at: 1, hand: 'left', to: 'forearm_left' }, 'moves with it'],
    [{ at: 1, limb: 'body', point: [1, 1] }, 'no joint that turns'],
  ])('is refused for %j', async (input, why) => {
    const { text, isError } = await atWork().use('reach', input);
    expect(isError).toBe(true);
    expect(text).toContain(why);
  });
});

describe('a prop on the floor', () => {
  /** Keys 24 times a second, each within half a pixel, leave this much between them in a quick leap. */
  const MAX_SLIP_PX = 2;
  const leap = {
    tracks: [
      { part: 'root', prop: 'translateY', keys: [...move(0, -60), { at: 1.2, value: 0 }] },
      { part: 'root', prop: 'scaleY', keys: [...move(1, 0.9), { at: 1.2, value: 1 }] },
    ],
  };
  const rug = { name: 'rug', at: [256, 470], where: 'floor', svg: '<circle cx="256" cy="470" r="9" fill="#cc3344"/>' };
  const spot = { part: 'motion_rug', at: [256, 470] as [number, number] };

  test('keeps its place while the figure leaps, behind or in front of its feet', async () => {
    const work = atWork();
    await work.use('put_prop', rug);
    await work.use('put_prop', { ...rug, name: 'ball', where: 'floor_front' });
    await work.use('put_tracks', leap);
    const stage = await played(work);
    for (const at of [0.2, 0.6, 0.7, 0.9, 1.5]) {
      const [x, y] = stage.place(spot, at);
      expect(Math.hypot(x - 256, y - 470)).toBeLessThan(MAX_SLIP_PX);
    }
    const order = Object.fromEntries(work.sketch.spec.parts.map(({ id, z }) => [id, z]));
    expect(order.motion_rug).toBeLessThan(order.shadow ?? 0);
    expect(order.shadow).toBeLessThan(order.foot_left ?? 0);
    expect(order.motion_ball).toBeGreaterThan(order.foot_left ?? 0);
  });

  test('moves over the floor by its own keys', async () => {
    const work = atWork();
    await work.use('put_prop', rug);
    await work.use('put_tracks', leap);
    await work.use('put_tracks', { tracks: [{ part: 'motion_rug', prop: 'translateX', keys: move(0, 80) }] });
    const stage = await played(work);
    const [x, y] = stage.place(spot, 0.7);
    expect(Math.hypot(x - 336, y - 470)).toBeLessThan(MAX_SLIP_PX);
  });

  test('can be lifted by a hand that holds it', async () => {
    const work = atWork();
    await work.use('put_prop', rug);
    await work.use('put_tracks', leap);
    await work.use('hold', { part: 'motion_rug', hand: 'left', from: 0.6, to: 1.2 });
    const stage = await played(work);
    const [x, y] = stage.place(spot, 0.9);
    const [hx = 0, hy = 0] = work.hand('left', 0.9);
    expect(Math.hypot(x - hx, y - hy)).toBeLessThan(3);
    expect(stage.place(spot, 1.8)[1]).toBeCloseTo(470, 0);
  });

  test('moves with the figure again after it is put on another part', async () => {
    const work = atWork();
    await work.use('put_prop', rug);
    await work.use('put_prop', { ...rug, where: 'back' });
    await work.use('put_tracks', leap);
    expect((await played(work)).place(spot, 0.7)[1]).toBeLessThan(420);
  });
});

describe('a prop', () => {
  const ball = { name: 'ball', on: 'root', at: [256, 240], thing: 'ball', color: '#cc3344', from: 0.2, to: 1.8 };

  test('is a part of the motion that is hidden at rest', async () => {
    const { use, sketch } = atWork();
    const { text, event } = await use('put_prop', ball);
    expect([text, event?.type]).toEqual(['motion_ball is there, shown from 0.2 to 1.8 seconds.', 'draft_clip']);
    expect(motionPropsOf(sketch.spec).map(({ id }) => id)).toEqual(['motion_ball']);
    expect(sketch.clip.tracks).toEqual([
      {
        part: 'motion_ball',
        prop: 'state',
        keys: [
          { t: 0, v: 'default' },
          { t: 0.1, v: 'shown' },
          { t: 0.9, v: 'default' },
        ],
      },
    ]);
  });

  test('is held while the hand moves, and is part of the finished motion', async () => {
    const { use, hand, sketch } = atWork();
    await use('put_prop', { ...ball, at: undefined, on: 'hand_right', where: 'hand' });
    await use('put_prop', { ...ball, name: 'cup', thing: 'coffee_cup', color: undefined });
    await use('reach', { hand: 'left', point: [150, 250], at: 1 });
    const { text } = await use('hold', { part: 'motion_cup', hand: 'left', from: 0.4, to: 1.6 });
    const shifted = sketch.clip.tracks.find(({ part, prop }) => part === 'motion_cup' && prop === 'translateX');
    const end = shifted?.keys.filter(({ t }) => t <= 1.6 / sketch.clip.duration + 1e-6).at(-1);
    expect(text).toContain(`At 1.6 s it has `);
    expect(text).toContain(`translateX ${Math.round(Number(end?.v))}`);
    const stage = stageOf(sketch.spec, sketch.clip);
    for (const at of [0.4, 1, 1.5]) {
      const [x, y] = stage.place({ part: 'motion_cup', at: [256, 240] }, at);
      const [hx = 0, hy = 0] = hand('left', at);
      expect(Math.hypot(x - hx, y - hy)).toBeLessThan(2);
    }
    const { finished } = await use('finish', { name: 'Break', summary: 'It has a cup.' });
    expect(finished?.parts?.map(({ id }) => id)).toEqual(['motion_ball', 'motion_cup']);
    expect(checkClip(finished?.clip, withMotionProps(fox, finished?.parts ?? [], fox)).ok).toBe(true);
  });

  test('that is a part of the mascot returns to its place', async () => {
    const { use, sketch } = atWork();
    await use('hold', { part: 'tail', hand: 'left', from: 0.5, to: 1 });
    const still = stageOf(fox, { ...sketch.clip, tracks: [] });
    const moving = stageOf(sketch.spec, sketch.clip);
    const spot = { part: 'tail', at: [300, 400] as [number, number] };
    for (const at of [0.2, 1.4]) expect(moving.place(spot, at)).toEqual(still.place(spot, at));
    expect(moving.place(spot, 0.8)).not.toEqual(still.place(spot, 0.8));
  });

  test('can be drawn as SVG in several states, and is cleaned', async () => {
    const { use, sketch } = atWork();
    const svg = '<circle cx="256" cy="240" r="20" fill="$body" class="x"/>';
    await use('put_prop', { ...ball, thing: undefined, svg, states: [{ name: 'flat', svg }] });
    const [part] = motionPropsOf(sketch.spec);
    expect(part?.states.map(({ name }) => name)).toEqual(['shown', 'flat']);
    expect(part?.states[0]?.svg).not.toMatch(/class|\$body/);
  });

  test('is refused without a drawing or a valid parent', async () => {
    const { use, sketch } = atWork();
    for (const [input, said] of [
      [{ ...ball, thing: 'moon_base' }, 'The kit has no thing "moon_base".'],
      [{ ...ball, svg: '<circle r="3"/>' }, 'Give either a thing of the kit or svg.'],
      [{ ...ball, on: 'wing_9' }, 'There is no part wing_9.'],
      [{ ...ball, from: 1.9, to: 1.2 }, 'It must be shown for a while'],
      [{ ...ball, at: undefined }, 'Say where it is at rest'],
    ] as const)
      expect((await use('put_prop', input)).text).toContain(said);
    expect(sketch.props).toEqual([]);
  });

  test('of a motion from words is part of it', async () => {
    const { use, sketch } = atWork(fox, null);
    await use('start_from_words', { words: 'juggles three balls' });
    expect(sketch.props.length).toBeGreaterThan(0);
    expect(checkClip(sketch.clip, sketch.spec).ok).toBe(true);
  });

  test('needs neither volume preservation nor anticipation', async () => {
    const { use, sketch } = atWork();
    await use('put_prop', ball);
    await use('put_tracks', {
      tracks: [
        { part: 'motion_ball', prop: 'translateY', keys: move(0, -160) },
        { part: 'motion_ball', prop: 'scaleX', keys: move(1, 2.77) },
      ],
    });
    const rules = critique(sketch.spec, sketch.clip).map(({ rule }) => rule);
    expect(rules).not.toContain('volume');
    expect(rules).not.toContain('anticipation');
  });
});
