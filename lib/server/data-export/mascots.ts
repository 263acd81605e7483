import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { findAnimation, listAnimations } from '../db/animations';
import { listCanvases } from '../db/canvases';
import { db } from '../db/client';
import { findSpec, listVersions } from '../db/versions';
import { slug } from '../files/name';
import { listMascots } from '../mascots/list';
import type { ZipEntry } from '../zip';
import { jsonEntry, pagesOf } from './texts';

async function* versionEntries(workspaceId: string, mascotId: string, folder: string): AsyncGenerator<ZipEntry, void> {
  for (const version of await listVersions(db(), workspaceId, mascotId)) {
    const saved = await findSpec(db(), workspaceId, mascotId, version.id);
    if (saved) yield jsonEntry(`${folder}/versions/${version.number}.json`, { ...version, spec: saved.spec });
  }
}

async function* animationEntries(
  workspaceId: string,
  mascotId: string,
  folder: string,
): AsyncGenerator<ZipEntry, void> {
  for (const { id, name } of await listAnimations(db(), workspaceId, mascotId)) {
    const animation = await findAnimation(db(), workspaceId, mascotId, id);
    if (animation) yield jsonEntry(`${folder}/animations/${slug(name)}-${id}.json`, animation);
  }
}

/** Every mascot of a workspace: its versions with their specs, its animations with their clips, and its canvases. */
export async function* mascotEntries(actor: Actor, root: string): AsyncGenerator<ZipEntry, void> {
  const { workspaceId } = actor;
  const pages = pagesOf((cursor) => listMascots(actor, { cursor, limit: LIMITS.list.max, include: 'tags' }));
  for await (const page of pages)
    for (const mascot of page) {
      const { id, name } = mascot;
      const folder = `${root}mascots/${slug(name)}-${id}`;
      yield jsonEntry(`${folder}/mascot.json`, mascot);
      yield* versionEntries(workspaceId, id, folder);
      yield* animationEntries(workspaceId, id, folder);
      for (const canvas of await listCanvases(db(), workspaceId, id))
        yield jsonEntry(`${folder}/canvases/${slug(canvas.name)}-${canvas.id}.json`, canvas);
    }
}
