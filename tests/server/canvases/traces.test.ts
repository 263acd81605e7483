import { expect, test } from 'vitest';
import { createCanvas, listCanvases, type Canvas } from '@/lib/contract/canvas';
import { call } from '../../support/http';
import { mascot, setTheStage, somebody } from '../../support/stage';
import { replay, TRACES } from '../../support/traces';

setTheStage();

test('every stored canvas replays the inputs of its trace to exactly the same log', async () => {
  const params = { id: mascot.id };
  for (const [index, { graph }] of TRACES.entries())
    expect(
      (await call(createCanvas, { key: somebody.key, params, body: { name: `Trace ${index}`, graph } })).status,
    ).toBe(201);
  const { data } = (await call(listCanvases, { key: somebody.key, params })).body as { data: Canvas[] };
  expect(data).toHaveLength(TRACES.length);
  TRACES.forEach((trace, index) => {
    const graph = data.find(({ name }) => name === `Trace ${index}`)?.graph;
    expect(graph && JSON.stringify(replay({ ...trace, graph }))).toBe(JSON.stringify(trace.log));
  });
});
