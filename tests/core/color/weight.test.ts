import { expect, test } from 'vitest';
import { tokenWeights } from '@/lib/core/color/weight';
import { acceptedSpec } from '../../support/specs';

const part = (id: string, svg: string) => ({
  id,
  parent: id === 'body' ? null : 'body',
  z: 0,
  pivot: [0, 0],
  rotateLimits: null,
  svg,
  states: [],
  defaultState: null,
});

test('the weight of a token is the area that it fills, also in groups and gradients', () => {
  const gradient =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="$sky"/><stop offset="1" ' +
    'stop-color="$sea"/></linearGradient></defs>';
  const spec = acceptedSpec({
    specVersion: 1,
    name: 'Weights',
    description: '',
    archetype: 'custom',
    canvas: { width: 100, height: 100 },
    anchors: [],
    palette: ['fur', 'sky', 'sea', 'line'].map((name) => ({ name, color: '#112233' })),
    parts: [
      part('body', '<g><rect width="10" height="20" fill="$fur" stroke="$line"/></g>'),
      part('hat', `${gradient}<rect width="4" height="5" fill="url(#g)"/>`),
    ],
  });
  const weights = tokenWeights(spec.parts);
  expect([...weights].map(([name, weight]) => [name, Math.round(weight)])).toEqual([
    ['fur', 200],
    ['sky', 20],
    ['sea', 20],
  ]);
});
