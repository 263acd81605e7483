import type { Endpoint } from '@/lib/contract/endpoint';
import type { File } from '@/lib/contract/file';
import type { Job, JobEvent } from '@/lib/contract/job';
import { at, type Answered, type CallArguments, type CallOptions, type EndpointAt } from './call';
import type { Send } from './client';
import { resultOf, waitForJob, type WaitOptions } from './jobs';
import { jobEvents, type EventOptions } from './stream';

type Call = <E extends Endpoint>(endpoint: E, ...options: CallArguments<E>) => Promise<Answered<E>>;
type Query<A extends Parameters<typeof at>[0]> = CallOptions<EndpointAt<A>>['query'];
type Body<A extends Parameters<typeof at>[0]> = CallOptions<EndpointAt<A>>['body'];
type Created = Exclude<Answered<EndpointAt<'POST /mascots'>>, { job: Job }>;
type Referenced = Extract<NonNullable<Body<'POST /mascots/{id}/animations'>>, { reference_upload_id: string }>;
type Designed = Extract<Answered<EndpointAt<'POST /mascots'>>, { job: Job }>;
type DesignBody = Extract<Body<'POST /mascots'>, { prompt?: string }>;
/** A picture to rebuild: a file of it, one that was uploaded before, or its address. */
export type PictureSource = Blob | { upload_id: string } | { image_url: string };

const addresses = {
  createMascot: at('POST /mascots'), getMascot: at('GET /mascots/{id}'), listMascots: at('GET /mascots'), updateMascot: at('PATCH /mascots/{id}'),
  deleteMascot: at('DELETE /mascots/{id}'), recolor: at('POST /mascots/{id}/recolor'), animate: at('POST /mascots/{id}/animations'),
  edit: at('POST /mascots/{id}/edit'), createVariant: at('POST /mascots/{id}/variants'), animateAll: at('POST /mascots/{id}/animations/batch'),
  suggest: at('POST /mascots/{id}/suggestions'), createScene: at('POST /mascots/{id}/scenes'), exportMascot: at('POST /mascots/{id}/exports'), share: at('POST /mascots/{id}/share'), getBundle: at('GET /mascots/{id}/bundle'),
  analyze: at('POST /analyze'), upload: at('POST /uploads'), getFile: at('GET /files/{id}'), getJob: at('GET /jobs/{id}'),
  listCanvases: at('GET /mascots/{id}/canvases'), createCanvas: at('POST /mascots/{id}/canvases'),
  updateCanvas: at('PATCH /mascots/{id}/canvases/{canvasId}'), deleteCanvas: at('DELETE /mascots/{id}/canvases/{canvasId}'),
  cancelJob: at('POST /jobs/{id}/cancel'), streamJob: at('GET /jobs/{id}/events'),
};

/** The calls that everybody makes, by name. */
export function conveniences(call: Call, send: Send) {
  const wait = (id: string, options?: WaitOptions): Promise<Job> =>
    waitForJob((job, wait, signal) => call(addresses.getJob, { params: { id: job }, query: { wait }, signal }), id, options);
  const upload = (source: Blob | { url: string }, idempotencyKey?: string): Promise<File> =>
    call(addresses.upload, { body: source instanceof Blob ? { file: source instanceof globalThis.File ? source : new globalThis.File([source], '', { type: source.type }) } : source, idempotencyKey });
  return {
    /** Designs a mascot from a prompt: the mascot, which is still being drawn, and its job. */
    designMascot: (body: DesignBody, idempotencyKey?: string): Promise<Designed> =>
      call(addresses.createMascot, { body, idempotencyKey }) as Promise<Designed>,
    /** Rebuilds a picture as a mascot, which is still being drawn; the job ends with `result.mascot` and its `fidelity`. */
    rebuildMascot: async (source: PictureSource, wishes: Omit<DesignBody, 'prompt' | 'upload_id' | 'image_url'> = {}, idempotencyKey?: string): Promise<Designed> => {
      const picture = source instanceof Blob ? { upload_id: (await upload(source, idempotencyKey && `${idempotencyKey} picture`)).id } : source;
      return call(addresses.createMascot, { body: { ...wishes, ...picture }, idempotencyKey }) as Promise<Designed>;
    },
    /** Imports a complete spec. */
    importMascot: (spec: unknown, name?: string): Promise<Created> => call(addresses.createMascot, { body: { spec, name } }) as Promise<Created>,
    /** A mascot, with its spec where asked for. */
    getMascot: (id: string, query?: Query<'GET /mascots/{id}'>) => call(addresses.getMascot, { params: { id }, query }),
    /** A page of mascots, newest first. */
    listMascots: (query?: Query<'GET /mascots'>) => call(addresses.listMascots, { query }),
    /** Renames a mascot, or makes it public or private. */
    updateMascot: (id: string, body: NonNullable<Body<'PATCH /mascots/{id}'>>) => call(addresses.updateMascot, { params: { id }, body }),
    /** Deletes a mascot with everything it has. */
    deleteMascot: (id: string) => call(addresses.deleteMascot, { params: { id } }),
    /** Changes palette colours. */
    recolor: (id: string, palette: Record<string, string>) => call(addresses.recolor, { params: { id }, body: { palette } }),
    /** Changes a mascot by instruction; the job ends with an `EditResult`. */
    edit: (id: string, body: NonNullable<Body<'POST /mascots/{id}/edit'>>) => call(addresses.edit, { params: { id }, body }),
    /** Draws another look on the same rig; the job ends with `result.mascot`. */
    createVariant: (id: string, body: NonNullable<Body<'POST /mascots/{id}/variants'>>) => call(addresses.createVariant, { params: { id }, body }),
    /** Begins several motions in words: a job for each. */
    animateAll: (id: string, body: NonNullable<Body<'POST /mascots/{id}/animations/batch'>>) => call(addresses.animateAll, { params: { id }, body }),
    /** Suggests motions: the finished job with `result.suggestions`. */
    suggest: (id: string, useCase?: string) => call(addresses.suggest, { params: { id }, body: useCase === undefined ? {} : { use_case: useCase } }),
    /** Composes a scene; the job ends with `result.svg`, `result.png` and a `summary`. */
    createScene: (id: string, body: NonNullable<Body<'POST /mascots/{id}/scenes'>>) => call(addresses.createScene, { params: { id }, body }),
    /** Adds a motion: a preset or a clip at once, one in words or after a video by a job. */
    animate: (id: string, body: Body<'POST /mascots/{id}/animations'>) => call(addresses.animate, { params: { id }, body }),
    /** Adds a motion after a reference video, an upload's id or a film that is sent first: its job. */
    animateFromVideo: async (id: string, video: string | Blob | { url: string }, wishes: Omit<Referenced, 'reference_upload_id'> = {}): Promise<{ job: Job }> => {
      const uploadId = typeof video === 'string' ? video : (await upload(video)).id;
      return call(addresses.animate, { params: { id }, body: { ...wishes, reference_upload_id: uploadId } }) as Promise<{ job: Job }>;
    },
    /** A mascot's canvases with their graphs, oldest first. */
    listCanvases: (id: string) => call(addresses.listCanvases, { params: { id } }),
    /** Adds a canvas: a template or a graph. */
    createCanvas: (id: string, body: Body<'POST /mascots/{id}/canvases'>) => call(addresses.createCanvas, { params: { id }, body }),
    /** Renames a canvas, or gives it another graph. */
    updateCanvas: (id: string, canvasId: string, body: NonNullable<Body<'PATCH /mascots/{id}/canvases/{canvasId}'>>) => call(addresses.updateCanvas, { params: { id, canvasId }, body }),
    /** Removes a canvas. */
    deleteCanvas: (id: string, canvasId: string) => call(addresses.deleteCanvas, { params: { id, canvasId } }),
    /** Exports a mascot to a file; the job ends with `result.file`. */
    exportMascot: (id: string, body: Body<'POST /mascots/{id}/exports'>) => call(addresses.exportMascot, { params: { id }, body }),
    /** Reads a website and proposes three mascots for its brand; the job ends with an `AnalyzeResult`. */
    analyze: (url: string) => call(addresses.analyze, { body: { url } }),
    /** Keeps a picture or a reference video, a file of a browser or bytes with a name or without, or whatever an address leads to. */
    upload,
    /** What the player loads of a mascot. */
    getBundle: (id: string, query?: Query<'GET /mascots/{id}/bundle'>) => call(addresses.getBundle, { params: { id }, query }),
    /** Makes a link to a private mascot for an hour, or for so many seconds. */
    share: (id: string, seconds?: number) => call(addresses.share, { params: { id }, body: seconds === undefined ? {} : { ttl_seconds: seconds } }),
    /** A file's bytes. */
    getFile: (id: string) => call(addresses.getFile, { params: { id } }),
    /** Cancels a job and refunds its credits. */
    cancelJob: (id: string) => call(addresses.cancelJob, { params: { id } }),
    /** Waits until a job has ended, however it ended; throws `timeout` (408). */
    waitForJob: wait,
    /** Waits for a job and gives its result; throws `job_failed` or `timeout`. */
    resultOf: async (id: string, options?: WaitOptions): Promise<unknown> => resultOf(await wait(id, options)),
    /** A job's events as they happen, until it has finished; goes on by itself after a broken line. */
    jobEvents: (id: string, options?: EventOptions): AsyncGenerator<JobEvent, void> =>
      jobEvents((after, signal) => send(addresses.streamJob, { params: { id }, query: { after }, signal, accept: 'text/event-stream' }), options),
  };
}

/** The calls that everybody makes, by name. */
export type Conveniences = ReturnType<typeof conveniences>;
