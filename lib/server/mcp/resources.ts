import type {
  ListResourcesResult,
  ReadResourceResult,
  Resource,
  ResourceTemplate,
} from '@modelcontextprotocol/sdk/types.js';
import { ApiError } from '@/lib/contract/errors';
import type { Mascot } from '@/lib/contract/mascot';
import type { Actor } from '../actor';
import { listMascots } from '../mascots/list';
import { notReady } from '../mascots/refusals';
import { getSpec } from '../mascots/spec';
import { pictureOfMascot } from './look';

/** The resources that each mascot offers. */
const VIEWS = {
  spec: {
    title: 'Spec',
    mimeType: 'application/json',
    description: 'The complete MascotSpec of the current version: palette, parts with their SVG, rig.',
  },
  preview: { title: 'Picture', mimeType: 'image/png', description: 'The mascot as it stands.' },
} as const;
type View = keyof typeof VIEWS;
const VIEW_NAMES = Object.keys(VIEWS) as View[];

/** The URI of a mascot's resource. */
export const mascotUri = (id: string, view: View): string => `mascot://${id}/${view}`;

/** The templates of all resources. */
export const RESOURCE_TEMPLATES: ResourceTemplate[] = VIEW_NAMES.map((view) => {
  const { title, ...about } = VIEWS[view];
  return {
    uriTemplate: mascotUri('{mascot_id}', view),
    name: `mascot_${view}`,
    title: `${title} of a mascot`,
    ...about,
  };
});

/** A page of the resources of the workspace's drawn mascots. Throws `invalid_request` for an invalid cursor. */
export async function listResources(actor: Actor, cursor: string | undefined): Promise<ListResourcesResult> {
  const { data, next_cursor: next } = await listMascots(actor, cursor === undefined ? {} : { cursor });
  return {
    resources: data.filter(({ status }) => status === 'ready').flatMap(resourcesOf),
    ...(next === null ? {} : { nextCursor: next }),
  };
}

function resourcesOf({ id, name, updated_at: lastModified }: Mascot): Resource[] {
  return VIEW_NAMES.map((view) => {
    const { title, ...about } = VIEWS[view];
    return {
      uri: mascotUri(id, view),
      name: `${id}_${view}`,
      title: `${name}: ${title.toLowerCase()}`,
      ...about,
      annotations: { lastModified },
    };
  });
}

/** Reads a resource. Throws `not_found`, and `not_ready` for a mascot without a drawing. */
export async function readResource(actor: Actor, uri: string): Promise<ReadResourceResult> {
  const [, id = '', name] = /^mascot:\/\/([\w-]{1,100})\/(\w+)$/.exec(uri) ?? [];
  const view = VIEW_NAMES.find((known) => known === name);
  if (!view) throw new ApiError('not_found', 'There is no such resource in this workspace.');
  const { mimeType } = VIEWS[view];
  const spec = await getSpec(actor, id, undefined);
  if (view === 'spec') return { contents: [{ uri, mimeType, text: JSON.stringify(spec) }] };
  const picture = await pictureOfMascot(actor, id);
  if (!picture) throw notReady();
  return { contents: [{ uri, mimeType, blob: Buffer.from(picture).toString('base64') }] };
}
