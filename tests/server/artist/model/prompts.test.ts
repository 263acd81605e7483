import { afterAll, expect, test } from 'vitest';
import { critique } from '@/lib/core/clip/critic';
import { findRoles } from '@/lib/core/rig/roles';
import { acceptSpec } from '@/lib/core/spec/accept';
import { critiqueRig } from '@/lib/core/spec/critic';
import { ARCHETYPES } from '@/lib/core/spec/schema';
import type { ExampleCall } from '@/lib/server/artist/model/prompts/calls';
import { drawingRules } from '@/lib/server/artist/model/prompts/drawing';
import { DRAWING_EXAMPLE } from '@/lib/server/artist/model/prompts/example';
import { MOTION_SYSTEM } from '@/lib/server/artist/model/prompts/motion';
import { MOTION_EXAMPLE } from '@/lib/server/artist/model/prompts/motion-example';
import { SCENE_SYSTEM } from '@/lib/server/artist/model/prompts/scene';
import { SCENE_EXAMPLE } from '@/lib/server/artist/model/prompts/scene-example';
import { figureOf } from '@/lib/server/artist/model/prompts/skeletons';
import type { ModelTool } from '@/lib/server/artist/model/tool';
import { drawingTools, EMPTY, Sketch } from '@/lib/server/artist/model/tools/drawing';
import { motionTools } from '@/lib/server/artist/model/tools/motion';
import { motionSketch } from '@/lib/server/artist/model/tools/motion/sketch';
import { sceneTools } from '@/lib/server/artist/model/tools/scene';
import { sceneSketch } from '@/lib/server/artist/model/tools/scene/sketch';
import { closeDrawing } from '@/lib/server/raster/pool';

afterAll(closeDrawing);

const context = { signal: new AbortController().signal, maxCostUsd: 1, seed: 'seed' };

const callOf = (name: string): object => DRAWING_EXAMPLE.find(({ tool }) => tool === name)?.input ?? {};

/** Makes the calls of an example in their order; gives what was refused, or left out as not allowed. */
async function objectionsTo(calls: readonly ExampleCall[], tools: readonly ModelTool<unknown>[]): Promise<string[]> {
  const said: string[] = [];
  for (const { tool, input } of calls) {
    const answer = await tools.find(({ name }) => name === tool)?.call(input, context.signal);
    if (!answer || answer.isError || answer.text.includes('Removed')) said.push(`${tool}: ${answer?.text}`);
  }
  return said;
}

test('the example of a drawing is taken as it is shown, and the critic has nothing against its mascot', async () => {
  expect(drawingRules()).toContain(`put_mouth ${JSON.stringify(callOf('put_mouth'))}`);
  const sketch = new Sketch(EMPTY);
  expect(await objectionsTo(DRAWING_EXAMPLE, drawingTools(sketch))).toEqual([]);
  expect(critiqueRig(sketch.spec)).toEqual([]);
  expect(findRoles(sketch.spec)).toMatchObject({
    body: 'body',
    arms: { left: 'arm_left', right: 'arm_right' },
    eyes: ['eye_left', 'eye_right'],
    mouth: 'mouth',
    shadow: 'shadow',
  });
});

test.each(ARCHETYPES.filter((archetype) => archetype !== 'custom'))(
  'a rig of a %s is shown, which is valid and passes the critic',
  (archetype) => {
    const spec = figureOf(archetype);
    expect(spec.archetype).toBe(archetype);
    expect(acceptSpec(spec)).toMatchObject({ ok: true, value: { warnings: [] } });
    expect(critiqueRig(spec)).toEqual([]);
    expect(drawingRules()).toMatch(new RegExp(`^${archetype} \\(an? \\w+\\): body on root \\[`, 'm'));
  },
);

test('the example of a motion is taken as it is shown, and the critic finds nothing wrong with it', async () => {
  expect(MOTION_SYSTEM).toContain(`put_tracks ${JSON.stringify(MOTION_EXAMPLE[1]?.input)}`);
  for (const archetype of ['biped', 'object'] as const) {
    const sketch = motionSketch(figureOf(archetype), null);
    expect(await objectionsTo(MOTION_EXAMPLE, motionTools(sketch, undefined, context))).toEqual([]);
    expect(critique(sketch.spec, sketch.clip).map(({ message }) => message)).toEqual([]);
  }
});

test('the example of a scene is taken as it is shown, with nothing left out', async () => {
  expect(SCENE_SYSTEM).toContain(`put_pieces ${JSON.stringify(SCENE_EXAMPLE[1]?.input)}`);
  const sketch = sceneSketch(
    { spec: figureOf('biped'), prompt: 'among hills', width: 1024, height: 1024, clip: null, seconds: 0 },
    'seed',
  );
  expect(await objectionsTo(SCENE_EXAMPLE, sceneTools(sketch))).toEqual([]);
  expect(sketch.state.pieces.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['air', 'ridge', 'hill', 'meadow', 'bush']),
  );
});
