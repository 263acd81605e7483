import { SCENE_SIZES, type SceneResult } from '@/lib/contract/scene';
import { paintSvg } from '@/lib/core/paint/svg';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { artist } from '../artist';
import { acceptedDrawing, artistContext, perform } from '../artist/perform';
import { noteStored } from '../billing/storage';
import { db } from '../db/client';
import { specOf } from '../db/versions';
import { makeStill } from '../exports/still/make';
import { contentOf } from '../files/content';
import { saveFile, stageFile } from '../files/save';
import { defineJob } from '../jobs/define';
import { mascotDeleted } from '../mascots/current';
import type { SceneWork } from './create';

/** Composes a scene with the mascot in it; the result is a `SceneResult`. */
export const job = defineJob<SceneWork>({
  type: 'scene',
  async run({ prompt, size, versionId, clip, seconds, fileName }, context) {
    const spec = await specOf(db(), versionId);
    if (!spec) throw mascotDeleted();
    const { width, height } = SCENE_SIZES[size];
    const drawn = await perform(
      artist().scene({ spec, prompt, width, height, clip, seconds }, artistContext(context)),
      context,
    );
    const { spec: scene } = acceptedDrawing(drawn.spec);
    const svg = paintSvg(render(rigOf(scene), {}), { width, height, title: scene.name });
    const content = await makeStill({
      format: 'png',
      spec: scene,
      clip: null,
      seconds: 0,
      size: Math.max(width, height),
      background: null,
      title: scene.name,
    });
    const { workspaceId, mascotId, jobId, signal } = context;
    const file = await stageFile(
      { kind: 'scene', mime: 'image/png', name: fileName, content: contentOf(content) },
      signal,
    );
    noteStored(workspaceId, file.content.bytes);
    return {
      async commit(tx): Promise<SceneResult> {
        return { svg, png: await saveFile(tx, file, { workspaceId, mascotId, jobId }), summary: drawn.summary };
      },
    };
  },
});
