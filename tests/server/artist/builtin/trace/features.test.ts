import { describe, expect, test } from 'vitest';
import { foreground } from '@/lib/server/artist/builtin/trace/place-figure';
import { studyOf } from '@/lib/artist/trace/study';
import { disc, ellipse, limb, painted, type Stroke } from '../../../../artist/trace/pictures';

async function faceOf(...strokes: Stroke[]) {
  const figure = await foreground(painted(400, 400, ...strokes));
  const study = figure && studyOf(figure);
  return { eyes: study?.face.eyes?.length ?? 0, mouth: Boolean(study?.face.mouth), doubts: study?.doubts };
}

const [SKIN, INK] = ['#f0c060', '#20181c'];
const GAP = 100;
const eyes = (left = 12, right = 12) => [disc(200 - GAP / 2, 130, left, INK), disc(200 + GAP / 2, 130, right, INK)];
const mouthAt = (distances: number) => limb(165, 130 + GAP * distances, 235, 130 + GAP * distances, 10, INK);
const head = ellipse(200, 200, 150, 190, SKIN);

describe('a face', () => {
  test.each([
    [0.3, false],
    [0.5, true],
    [0.8, true],
    [1.2, true],
    [1.45, false],
  ])('has a mouth %s distances of its eyes below them: %s', async (distances, is) => {
    expect(await faceOf(head, ...eyes(), mouthAt(distances))).toMatchObject({ eyes: 2, mouth: is });
  });

  test('has no eyes of different sizes, and then no mouth', async () => {
    expect(await faceOf(head, ...eyes(12, 18), mouthAt(0.8))).toMatchObject({ eyes: 0, mouth: false });
  });

  test('has no eyes outside the head, and says so', async () => {
    const figure = (x: number) => [
      limb(x, 190, x - 60, 250, 20, INK),
      limb(x, 190, x + 60, 250, 20, INK),
      ellipse(x, 230, 40, 70, INK),
      disc(x, 110, 50, SKIN),
    ];
    const mouths = [limb(95, 100, 125, 100, 10, INK), limb(275, 100, 305, 100, 10, INK)];
    const { eyes: found, doubts } = await faceOf(...figure(110), ...figure(290), disc(200, 190, 40, SKIN), ...mouths);
    expect([found, doubts]).toEqual([
      0,
      expect.arrayContaining(['What looks like eyes lies outside the head, so no part is named eyes or mouth.']),
    ]);
  });
});
