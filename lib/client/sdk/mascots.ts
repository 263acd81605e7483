import type { PlayerBundle, ShareLink } from '@/lib/contract/embed';
import type { DesignMascotInput, Include, Mascot } from '@/lib/contract/mascot';
import type { EditMascotInput, EditResult, VariantInput } from '@/lib/contract/mascot-edit';
import type { Tag } from '@/lib/contract/tag';
import type { TrashedMascot } from '@/lib/contract/trash';
import type { Version } from '@/lib/contract/version';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Ways } from './ask';
import type { Uploads } from './files';
import { startOf, type AwaitOptions, type Jobs } from './jobs';
import type { RequestOptions, SaveOptions } from './options';
import { everyItem } from './pages';
import type { CreateResult, JobOf, VariantResult } from './results';
import type { BundleQuery, Deleted, List, MascotsQuery, Page, PreviewQuery } from './routes';
import { addressOf, type UploadSource } from './source';

/** A mascot that is being drawn, and the job that draws it. */
export interface MascotInWork {
  mascot: Mascot;
  job: JobOf<'generate' | 'reconstruct'>;
}
/** A picture to rebuild, or the id of an upload. */
export type PictureSource = UploadSource | { upload_id: string };
/** The options of a rebuilt mascot. */
export type RebuildWishes = Omit<DesignMascotInput, 'prompt' | 'upload_id' | 'image_url'>;

/** Mascots: create, import, change and show them. */
export class Mascots {
  readonly #ways: Ways;
  readonly #jobs: Jobs;
  readonly #uploads: Uploads;

  constructor(ways: Ways, jobs: Jobs, uploads: Uploads) {
    this.#ways = ways;
    this.#jobs = jobs;
    this.#uploads = uploads;
  }

  /** A page of mascots, newest first unless the query sorts otherwise. */
  list(query?: MascotsQuery, options?: RequestOptions): Promise<Page<Mascot>> {
    return this.#ways.ask('GET /mascots', { query }, options);
  }

  /** All mascots that match the query. Fetches further pages as needed. */
  all(query: MascotsQuery = {}, options?: RequestOptions): AsyncGenerator<Mascot, void> {
    return everyItem((cursor) => this.list({ ...query, cursor: cursor ?? query.cursor }, options));
  }

  /** Starts a job that draws a mascot, from exactly one of `prompt`, `upload_id` and `image_url`. */
  create(body: DesignMascotInput, options?: RequestOptions): Promise<MascotInWork> {
    return this.#ways.ask('POST /mascots', { body }, options) as Promise<MascotInWork>;
  }

  /** Like `create`, and waits for the result. */
  async createAndWait(body: DesignMascotInput, options?: AwaitOptions): Promise<CreateResult> {
    return this.#jobs.result((await this.create(body, startOf(options))).job, options);
  }

  /** Starts a job that rebuilds a picture as a rigged mascot. Uploads the picture first, unless it is a URL. */
  async rebuild(
    picture: PictureSource,
    wishes: RebuildWishes = {},
    options: RequestOptions = {},
  ): Promise<MascotInWork> {
    if (typeof picture === 'object' && 'upload_id' in picture) return this.create({ ...wishes, ...picture }, options);
    const address = addressOf(picture);
    if (address !== null) return this.create({ ...wishes, image_url: address }, options);
    const key = options.idempotencyKey;
    const upload = await this.#uploads.create(picture, { ...options, idempotencyKey: key && `${key} picture` });
    return this.create({ ...wishes, upload_id: upload.id }, options);
  }

  /**
   * Like `rebuild`, and waits for the result. Its `fidelity` tells how similar the mascot is to the picture, 0 to 1.
   */
  async rebuildAndWait(picture: PictureSource, wishes?: RebuildWishes, options?: AwaitOptions): Promise<CreateResult> {
    return this.#jobs.result((await this.rebuild(picture, wishes, startOf(options))).job, options);
  }

  /** Creates a mascot from a complete spec, at once. */
  import(spec: MascotSpec, name?: string, options?: RequestOptions): Promise<Mascot> {
    return this.#ways.ask('POST /mascots', { body: { spec, name } }, options) as Promise<Mascot>;
  }

  /** Creates a mascot from a character sheet, at once. */
  draw(sheet: CharacterSheet, name?: string, options?: RequestOptions): Promise<Mascot> {
    return this.#ways.ask('POST /mascots', { body: { sheet, name } }, options) as Promise<Mascot>;
  }

  /** Creates a mascot from a starter of `catalog.starters`, with its motions and its canvas, at once. */
  start(starter: string, name?: string, options?: RequestOptions): Promise<Mascot> {
    return this.#ways.ask('POST /mascots', { body: { starter, name } }, options) as Promise<Mascot>;
  }

  /** A mascot; `include` adds its `spec`, its character `sheet` or its `tags`. */
  get(id: string, options: RequestOptions & { include?: Include } = {}): Promise<Mascot> {
    return this.#ways.ask('GET /mascots/{id}', { params: { id }, query: { include: options.include } }, options);
  }

  /** Renames a mascot, or makes it public or private. */
  update(id: string, body: { name?: string; public?: boolean }, options?: RequestOptions): Promise<Mascot> {
    return this.#ways.ask('PATCH /mascots/{id}', { params: { id }, body }, options);
  }

  /** Copies a mascot with its drawing, animations, canvases and tags. The default name is `<name> copy`. */
  duplicate(id: string, name?: string, options?: RequestOptions): Promise<Mascot> {
    return this.#ways.ask('POST /mascots/{id}/duplicate', { params: { id }, body: { name } }, options);
  }

  /** Replaces the tags of a mascot, and gives them in the stored spelling. */
  replaceTags(id: string, tags: string[], options?: RequestOptions): Promise<List<string>> {
    return this.#ways.ask('PUT /mascots/{id}/tags', { params: { id }, body: { tags } }, options);
  }

  /** The tags of the workspace's mascots, the most used first. */
  tags(options?: RequestOptions): Promise<List<Tag>> {
    return this.#ways.ask('GET /tags', {}, options);
  }

  /** Moves a mascot with all its data to the trash, where it is kept for 30 days. */
  delete(id: string, options?: RequestOptions): Promise<Deleted<'mascot'>> {
    return this.#ways.ask('DELETE /mascots/{id}', { params: { id } }, options);
  }

  /** Deleted mascots that can be restored, the last deleted first. */
  trash(options?: RequestOptions): Promise<List<TrashedMascot>> {
    return this.#ways.ask('GET /trash', {}, options);
  }

  /** Restores a mascot from the trash. */
  undelete(id: string, options?: RequestOptions): Promise<Mascot> {
    return this.#ways.ask('POST /trash/{id}/restore', { params: { id } }, options);
  }

  /** Deletes a mascot in the trash for good. */
  erase(id: string, options?: RequestOptions): Promise<Deleted<'mascot'>> {
    return this.#ways.ask('DELETE /trash/{id}', { params: { id } }, options);
  }

  /** The spec of the current version, or of the given one. */
  spec(id: string, options: RequestOptions & { version?: string } = {}): Promise<MascotSpec> {
    return this.#ways.ask('GET /mascots/{id}/spec', { params: { id }, query: { version: options.version } }, options);
  }

  /**
   * Saves a spec as a new version. With `ifMatch` (the `version_id` that it is based on), only if that is still the
   * current version.
   */
  replaceSpec(
    id: string,
    spec: MascotSpec,
    options: SaveOptions = {},
  ): Promise<{ mascot: Mascot; warnings: string[] }> {
    return this.#ways.ask('PUT /mascots/{id}/spec', { params: { id }, body: spec, ifMatch: options.ifMatch }, options);
  }

  /** Draws a mascot again from a character sheet, at once, as a new version. `ifMatch` works as in `replaceSpec`. */
  replaceSheet(id: string, sheet: CharacterSheet, options: SaveOptions = {}): Promise<Mascot> {
    const sends = { params: { id }, body: sheet, ifMatch: options.ifMatch };
    return this.#ways.ask('PUT /mascots/{id}/sheet', sends, options);
  }

  /**
   * Changes palette colours by token, at once: `{ fur: '#3366ff' }`. With `ifMatch` (a `version_id`), only if that is
   * still the current version.
   */
  recolor(id: string, palette: Record<string, string>, options: SaveOptions = {}): Promise<Mascot> {
    const sends = { params: { id }, body: { palette }, ifMatch: options.ifMatch };
    return this.#ways.ask('POST /mascots/{id}/recolor', sends, options);
  }

  /** Starts a job that edits a mascot by an instruction. */
  edit(id: string, body: EditMascotInput, options?: RequestOptions): Promise<JobOf<'edit'>> {
    return this.#ways.ask('POST /mascots/{id}/edit', { params: { id }, body }, options) as Promise<JobOf<'edit'>>;
  }

  /** Like `edit`, and waits for the result. */
  async editAndWait(id: string, body: EditMascotInput, options?: AwaitOptions): Promise<EditResult> {
    return this.#jobs.result(await this.edit(id, body, startOf(options)), options);
  }

  /** Starts a job that draws a variant on the same rig. The result is a mascot of its own. */
  createVariant(id: string, body: VariantInput, options?: RequestOptions): Promise<JobOf<'variant'>> {
    return this.#ways.ask('POST /mascots/{id}/variants', { params: { id }, body }, options) as Promise<
      JobOf<'variant'>
    >;
  }

  /** Like `createVariant`, and waits for the result. */
  async createVariantAndWait(id: string, body: VariantInput, options?: AwaitOptions): Promise<VariantResult> {
    return this.#jobs.result(await this.createVariant(id, body, startOf(options)), options);
  }

  /** A mascot's versions, newest first. */
  versions(id: string, options?: RequestOptions): Promise<List<Version>> {
    return this.#ways.ask('GET /mascots/{id}/versions', { params: { id } }, options);
  }

  /** Restores an earlier version, as a new version. */
  restore(id: string, versionId: string, options?: RequestOptions): Promise<Mascot> {
    return this.#ways.ask('POST /mascots/{id}/versions/{versionId}/restore', { params: { id, versionId } }, options);
  }

  /** A still image: at rest, or at `t` seconds of an animation. */
  preview(id: string, query?: PreviewQuery, options?: RequestOptions): Promise<Blob> {
    return this.#ways.ask('GET /mascots/{id}/preview', { params: { id }, query }, options);
  }

  /** The URL of a still image, for an `<img>`. */
  previewUrl(id: string, query?: PreviewQuery): string {
    return this.#ways.urlOf('GET /mascots/{id}/preview', { params: { id }, query });
  }

  /** The bundle that the player loads. */
  bundle(id: string, query?: BundleQuery, options?: RequestOptions): Promise<PlayerBundle> {
    return this.#ways.ask('GET /mascots/{id}/bundle', { params: { id }, query }, options);
  }

  /** Creates a link to a private mascot that expires after `ttl_seconds`, by default an hour. */
  share(id: string, body: { ttl_seconds?: number } = {}, options?: RequestOptions): Promise<ShareLink> {
    return this.#ways.ask('POST /mascots/{id}/share', { params: { id }, body }, options);
  }
}
