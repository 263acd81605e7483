import type {
  Animation,
  BatchAnimationInput,
  PresetAnimationInput,
  PromptAnimationInput,
  ReferenceAnimationInput,
  Suggestion,
} from '@/lib/contract/animation';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Ways } from './ask';
import type { Uploads } from './files';
import { startOf, type AwaitOptions, type Jobs } from './jobs';
import type { RequestOptions, SaveOptions } from './options';
import type { JobOf } from './results';
import type { Deleted, List } from './routes';
import type { UploadSource } from './source';

/** A motion that is created at once, without a job: from a preset or a clip. */
export type InstantAnimationInput = PresetAnimationInput | { clip: AnimationClip; name: string };
/** A motion that a job composes, from a description or an uploaded video. */
export type ComposedAnimationInput = PromptAnimationInput | ReferenceAnimationInput;
/** A reference video, or the id of one that was uploaded before. */
export type VideoSource = UploadSource | { upload_id: string };
/** The options of a motion that follows a video. */
export type VideoWishes = Omit<ReferenceAnimationInput, 'reference_upload_id'>;

/** A mascot's motions. */
export class Animations {
  readonly #ways: Ways;
  readonly #jobs: Jobs;
  readonly #uploads: Uploads;

  constructor(ways: Ways, jobs: Jobs, uploads: Uploads) {
    this.#ways = ways;
    this.#jobs = jobs;
    this.#uploads = uploads;
  }

  /** A mascot's animations, without their clips. */
  list(mascotId: string, options?: RequestOptions): Promise<List<Animation>> {
    return this.#ways.ask('GET /mascots/{id}/animations', { params: { id: mascotId } }, options);
  }

  /** An animation with its clip. */
  get(mascotId: string, animationId: string, options?: RequestOptions): Promise<Animation> {
    return this.#ways.ask(
      'GET /mascots/{id}/animations/{animationId}',
      { params: { id: mascotId, animationId } },
      options,
    );
  }

  /**
   * Replaces an animation's clip, and its name if one is given. With `ifMatch` (its `updated_at`), only if it has not
   * changed since.
   */
  replace(
    mascotId: string,
    animationId: string,
    body: { clip: AnimationClip; name?: string },
    options: SaveOptions = {},
  ): Promise<Animation> {
    const sends = { params: { id: mascotId, animationId }, body, ifMatch: options.ifMatch };
    return this.#ways.ask('PUT /mascots/{id}/animations/{animationId}', sends, options);
  }

  /** Removes an animation. */
  delete(mascotId: string, animationId: string, options?: RequestOptions): Promise<Deleted<'animation'>> {
    return this.#ways.ask(
      'DELETE /mascots/{id}/animations/{animationId}',
      { params: { id: mascotId, animationId } },
      options,
    );
  }

  /** Adds a preset or a clip. */
  create(mascotId: string, body: InstantAnimationInput, options?: RequestOptions): Promise<Animation>;
  /** Starts a job for a motion from a description or an uploaded video. */
  create(mascotId: string, body: ComposedAnimationInput, options?: RequestOptions): Promise<{ job: JobOf<'animate'> }>;
  create(
    mascotId: string,
    body: InstantAnimationInput | ComposedAnimationInput,
    options?: RequestOptions,
  ): Promise<Animation | { job: JobOf<'animate'> }> {
    return this.#ways.ask('POST /mascots/{id}/animations', { params: { id: mascotId }, body }, options) as Promise<
      Animation | { job: JobOf<'animate'> }
    >;
  }

  /** Starts a job for a motion and waits for its result. */
  async createAndWait(mascotId: string, body: ComposedAnimationInput, options?: AwaitOptions): Promise<Animation> {
    return this.#animationOf((await this.create(mascotId, body, startOf(options))).job, options);
  }

  /** Uploads a reference video and starts a job for a motion that follows it. */
  async createFromVideo(
    mascotId: string,
    video: VideoSource,
    wishes: VideoWishes = {},
    options: RequestOptions = {},
  ): Promise<{ job: JobOf<'animate'> }> {
    if (typeof video === 'object' && 'upload_id' in video)
      return this.create(mascotId, { ...wishes, reference_upload_id: video.upload_id }, options);
    const key = options.idempotencyKey;
    const upload = await this.#uploads.create(video, { ...options, idempotencyKey: key && `${key} video` });
    return this.create(mascotId, { ...wishes, reference_upload_id: upload.id }, options);
  }

  /** Like `createFromVideo`, and waits for the result. */
  async createFromVideoAndWait(
    mascotId: string,
    video: VideoSource,
    wishes?: VideoWishes,
    options?: AwaitOptions,
  ): Promise<Animation> {
    return this.#animationOf((await this.createFromVideo(mascotId, video, wishes, startOf(options))).job, options);
  }

  /** Starts jobs for several motions from descriptions, all or none. Gives the jobs in the same order. */
  createBatch(mascotId: string, body: BatchAnimationInput, options?: RequestOptions): Promise<List<JobOf<'animate'>>> {
    return this.#ways.ask(
      'POST /mascots/{id}/animations/batch',
      { params: { id: mascotId }, body },
      options,
    ) as Promise<List<JobOf<'animate'>>>;
  }

  /** Like `createBatch`, and waits for all jobs. Then throws the error of the first failed one, if any. */
  async createBatchAndWait(mascotId: string, body: BatchAnimationInput, options?: AwaitOptions): Promise<Animation[]> {
    const { data } = await this.createBatch(mascotId, body, startOf(options));
    const ended = await Promise.all(data.map(({ id }) => this.#jobs.wait(id, options)));
    return Promise.all(ended.map((job) => this.#animationOf(job as JobOf<'animate'>)));
  }

  /**
   * Suggests signature motions for a mascot. The `prompt`, `name` and `duration` of each can be passed to `create`
   * unchanged.
   */
  async suggest(mascotId: string, body: { use_case?: string } = {}, options?: AwaitOptions): Promise<Suggestion[]> {
    const job = await this.#ways.ask(
      'POST /mascots/{id}/suggestions',
      { params: { id: mascotId }, body },
      startOf(options),
    );
    return (await this.#jobs.result(job as JobOf<'suggest'>, options)).suggestions;
  }

  async #animationOf(job: JobOf<'animate'>, options?: AwaitOptions): Promise<Animation> {
    return (await this.#jobs.result(job, options)).animation;
  }
}
