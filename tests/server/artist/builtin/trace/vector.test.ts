import { describe, expect, test } from 'vitest';
import { acceptSpec } from '@/lib/core/spec/accept';
import { critiqueRig } from '@/lib/core/spec/critic';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { readDocument, type SvgDocument } from '@/lib/core/svg/document';
import { rebuildDrawing } from '@/lib/server/artist/builtin/trace/vector/rebuild-drawing';

const svg = (inner: string, box = '0 0 350 390') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;
function documentOf(text: string): SvgDocument {
  const read = readDocument(text);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value;
}
const rebuilt = (text: string) => rebuildDrawing(documentOf(text), { name: 'Bruno' });
const line = (points: string, width: number, color: string) =>
  `<path d="${points}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;

const [FUR, BELLY, INK] = ['#c07838', '#f2dcb8', '#20181c'];
const ARMS = line('M140 190L70 250', 30, FUR) + line('M210 190L280 250', 30, FUR);
const LEGS = line('M145 280L135 360', 36, FUR) + line('M205 280L215 360', 36, FUR);
const EARS = line('M125 50L108 18', 28, FUR) + line('M225 50L242 18', 28, FUR);
const TRUNK =
  `<ellipse cx="175" cy="240" rx="62" ry="70" fill="${FUR}"/><ellipse cx="175" cy="260" rx="36" ry="42" fill="` +
  `${BELLY}"/>`;
const HEAD = `<ellipse cx="175" cy="100" rx="78" ry="66" fill="${FUR}"/>`;
const NECK = line('M175 150L175 190', 60, FUR);
const EYES =
  `<path fill="${INK}" d="M159 95A12 12 0 1 1 135 95A12 12 0 1 1 159 95ZM215 95A12 12 0 1 1 191 95A12 12 0 1 1 ` +
  '215 95Z"/>';
const MOUTH = line('M155 135L195 135', 10, INK);
const BEAR = `<g transform="translate(4 3)">${ARMS}${LEGS}${EARS}${TRUNK}${NECK}${HEAD}${EYES}${MOUTH}</g>`;

const idsOf = ({ parts }: MascotSpec) => parts.map(({ id }) => id);
const partOf = ({ parts }: MascotSpec, id: string) => parts.find((part) => part.id === id);

const { spec, fidelity, needsReview, notes } = await rebuilt(svg(BEAR));

describe('a drawing', () => {
  test('becomes a rig that every door lets in, unchanged', () => {
    const accepted = acceptSpec(spec);
    expect(accepted.ok && accepted.value).toEqual({ spec, warnings: [] });
    expect(idsOf(spec)).toEqual(
      expect.arrayContaining([
        'body',
        'head',
        'arm_left',
        'arm_right',
        'leg_left',
        'leg_right',
        'eye_left',
        'eye_right',
        'mouth',
      ]),
    );
    expect([needsReview, notes.length]).toEqual([false, 1]);
  });

  test('looks as it did, by another painter', () => expect(fidelity).toBeGreaterThan(0.98));

  test('keeps its own vectors: a limb is the one line that it was', () => {
    expect(partOf(spec, 'arm_left')?.svg).toMatch(
      new RegExp(
        String.raw`^<path transform="[^"]*" d="M140 190L70 250" fill="none" stroke="\$body" stroke-width="30" ` +
          'stroke-linecap="round"/>$',
      ),
    );
    expect(partOf(spec, 'body')?.svg).not.toContain('M140 190L70 250');
  });

  test('has tokens of just its own colours', () => {
    expect(spec.palette.map(({ color }) => color).sort()).toEqual([INK, FUR, BELLY].sort());
    expect(JSON.stringify(spec.parts)).not.toContain('#');
  });

  test('has eyes that were one path and are two parts with states, and nothing of them under those', () => {
    for (const id of ['eye_left', 'eye_right']) {
      expect(partOf(spec, id)?.states.map(({ name }) => name)).toEqual(['closed', 'happy']);
      expect(partOf(spec, id)?.svg.match(/<path/g)).toHaveLength(1);
    }
    expect(partOf(spec, 'head')?.svg).not.toContain('$line');
  });

  test('has joints that stay closed', () =>
    expect(critiqueRig(spec).filter(({ rule }) => rule === 'joint')).toEqual([]));

  test('is the same every time, and is first shown in one piece', async () => {
    const drafts: MascotSpec[] = [];
    const again = await rebuildDrawing(documentOf(svg(BEAR)), {
      name: 'Bruno',
      onDraft: (draft) => {
        drafts.push(draft);
      },
    });
    expect(again.spec).toEqual(spec);
    expect(drafts.map(idsOf)).toEqual([['root', 'body']]);
  });
});

test('one shape for all of a figure is cut at the necks', async () => {
  const cross = 'M150 20H200V130H330V180H200V380H150V180H20V130H150Z';
  const { spec: cut, fidelity } = await rebuilt(svg(`<path fill="#3060c0" d="${cross}"/>`));
  expect(fidelity).toBeGreaterThan(0.97);
  expect(idsOf(cut).length).toBeGreaterThan(3);
  for (const { id, svg: text } of cut.parts.slice(1)) expect(text, id).toMatch(/^<path /);
});

test('a gradient goes on over the pieces that a shape is cut into', async () => {
  const paint =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#ff0000"/><stop offset="1" ' +
    'stop-color="#0000ff"/></linearGradient></defs>';
  const { spec: cut, fidelity } = await rebuilt(
    svg(`${paint}<path fill="url(#g)" d="M150 20H200V130H330V180H200V380H150V180H20V130H150Z"/>`),
  );
  expect(fidelity).toBeGreaterThan(0.95);
  expect(cut.parts.filter(({ svg: text }) => text.includes('<linearGradient')).length).toBeGreaterThan(1);
});

test('a ground is left out, and so is the frame that design programs clip to', async () => {
  const framed =
    '<defs><clipPath id="f"><rect width="350" height="390"/></clipPath></defs><g clip-path="url(#f)"><rect ' +
    `width="350" height="390" fill="#d0f0ff"/>${BEAR}</g>`;
  const { spec: bare } = await rebuilt(svg(framed));
  expect(bare.palette.map(({ color }) => color)).not.toContain('#d0f0ff');
  expect(idsOf(bare).sort()).toEqual(idsOf(spec).sort());
  expect(JSON.stringify(bare.parts)).not.toContain('clip');
});

test('stands on the canvas wherever its own coordinates were', async () => {
  const far = svg(`<g transform="translate(-9000 4000) scale(20)">${BEAR}</g>`, '-9000 4000 7000 7800');
  expect(idsOf((await rebuilt(far)).spec).sort()).toEqual(idsOf(spec).sort());
});

test('of matrices with the smallest numbers is read as it is drawn', async () => {
  const leaning = svg(`<g transform="matrix(1 0.0001 0 1 0 0) scale(200)">${BEAR}</g>`, '0 0 70000 78000');
  expect(idsOf((await rebuilt(leaning)).spec).sort()).toEqual(idsOf(spec).sort());
});

test('of more shapes than can be cut apart stays whole, and says so', async () => {
  const layers = Array.from(
    { length: 1400 },
    (_, at) => `<path fill="${at % 2 ? FUR : BELLY}" d="M150 20H200V130H330V180H200V380H150V180H20V130H150Z"/>`,
  ).join('');
  const whole = await rebuilt(svg(layers));
  expect(idsOf(whole.spec)).toEqual(['root', 'body']);
  expect([whole.needsReview, whole.notes.at(-1)]).toEqual([
    true,
    'Some limbs stay on the body: cut out, the drawing would look different, or have more shapes than a mascot ' +
      'may have.',
  ]);
});

const along = (from: number, length: number, at: number, pace: number) =>
  (from + length * Math.abs(Math.sin(at * pace))).toFixed(1);
/** To and fro over a field, a hundred and fifty times across itself. */
const hatching = (x: number, width: number, y: number, height: number) =>
  `M${Array.from({ length: 150 }, (_, at) => `${along(x, width, at, 1)} ${along(y, height, at, 1.3)}`).join('L')}Z`;

test('a tangle is cut by a clip, not along its outline', async () => {
  const cross = 'M150 20H200V130H330V180H200V380H150V180H20V130H150Z';
  const lines = `${hatching(22, 306, 132, 46)}${hatching(152, 46, 22, 356)}`;
  const tangle = `<path fill="${INK}" fill-rule="evenodd" d="${lines}"/>`;
  const { spec: cut, fidelity } = await rebuilt(svg(`<path fill="${FUR}" d="${cross}"/>${tangle}`));
  expect(fidelity).toBeGreaterThan(0.9);
  expect(idsOf(cut).length).toBeGreaterThan(3);
  for (const { id, svg: text } of cut.parts.slice(1)) expect(text, id).toContain('clip-path="url(#');
});

test.each([
  ['nothing', '', 'The picture shows no figure that stands out from its ground.'],
  [
    'a ground alone',
    '<rect width="350" height="390" fill="#ffffff"/>',
    'The picture shows no figure that stands out from its ground.',
  ],
])('of %s is refused with a sentence', async (_, inner, sentence) => {
  await expect(rebuilt(svg(inner))).rejects.toMatchObject({ name: 'ArtistError', message: sentence });
});
