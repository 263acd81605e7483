import type { Endpoint } from '@/lib/contract/endpoint';
import type { File } from '@/lib/contract/file';
import type { Job, JobEvent } from '@/lib/contract/job';
import { at, type Answered, type EndpointArguments, type CallOptions, type EndpointAt } from './call';
import { fileOf } from './form';
import { resultOf, waitForJob, type JobWaitOptions } from './jobs';
import type { Send } from './sender';
import { jobEvents, type EventOptions } from './stream';
import { uploadFile } from './upload-large';

type Call = <E extends Endpoint>(endpoint: E, ...options: EndpointArguments<E>) => Promise<Answered<E>>;
type Body<A extends Parameters<typeof at>[0]> = CallOptions<EndpointAt<A>>['body'];
type Referenced = Extract<NonNullable<Body<'POST /mascots/{id}/animations'>>, { reference_upload_id: string }>;

const addresses = {
  updateMascot: at('PATCH /mascots/{id}'),
  animate: at('POST /mascots/{id}/animations'),
  share: at('POST /mascots/{id}/share'),
  analyze: at('POST /analyze'),
  upload: at('POST /uploads'),
  beginUpload: at('POST /uploads/direct'),
  finishUpload: at('POST /uploads/direct/{id}'),
  getJob: at('GET /jobs/{id}'),
  cancelJob: at('POST /jobs/{id}/cancel'),
  streamJob: at('GET /jobs/{id}/events'),
};

/**
 * Named calls that combine several requests or are used in many places. The npm package has all calls, grouped (`sdk`).
 */
export function conveniences(call: Call, send: Send) {
  const wait = (id: string, options?: JobWaitOptions): Promise<Job> =>
    waitForJob(
      (job, wait, signal) => call(addresses.getJob, { params: { id: job }, query: { wait }, signal }),
      id,
      options,
    );
  const upload = (source: Blob | { url: string }, idempotencyKey?: string): Promise<File> => {
    if (!(source instanceof Blob)) return call(addresses.upload, { body: source, idempotencyKey });
    const file = fileOf(source);
    return uploadFile(file, {
      inForm: () => call(addresses.upload, { body: { file }, idempotencyKey }),
      begin: (bytes) => call(addresses.beginUpload, { body: { bytes } }),
      finish: (id) =>
        call(addresses.finishUpload, { params: { id }, body: { name: file.name.slice(0, 200) }, idempotencyKey }),
    });
  };
  return {
    /** Renames a mascot, or makes it public or private. */
    updateMascot: (id: string, body: NonNullable<Body<'PATCH /mascots/{id}'>>) =>
      call(addresses.updateMascot, { params: { id }, body }),
    /**
     * Starts a motion that follows a reference video, and gives its job. The video is the id of an upload, or is
     * uploaded first.
     */
    animateFromVideo: async (
      id: string,
      video: string | Blob | { url: string },
      wishes: Omit<Referenced, 'reference_upload_id'> = {},
    ): Promise<{ job: Job }> => {
      const uploadId = typeof video === 'string' ? video : (await upload(video)).id;
      return call(addresses.animate, {
        params: { id },
        body: { ...wishes, reference_upload_id: uploadId },
      }) as Promise<{ job: Job }>;
    },
    /** Analyses a website and proposes three mascots for its brand. The job's result is an `AnalyzeResult`. */
    analyze: (url: string) => call(addresses.analyze, { body: { url } }),
    /** Uploads a picture or a reference video: a browser's file, bytes with or without a name, or a URL. */
    upload,
    /** Creates a link to a private mascot that expires after the given seconds, by default after an hour. */
    share: (id: string, seconds?: number) =>
      call(addresses.share, { params: { id }, body: seconds === undefined ? {} : { ttl_seconds: seconds } }),
    /** Cancels a job and refunds its credits. */
    cancelJob: (id: string) => call(addresses.cancelJob, { params: { id } }),
    /** Waits until a job has ended, whatever its status. Throws `timeout` (408). */
    waitForJob: wait,
    /** Waits for a job and gives its result. Throws `job_failed` or `timeout`. */
    resultOf: async (id: string, options?: JobWaitOptions): Promise<unknown> => resultOf(await wait(id, options)),
    /** The events of a job as they happen, until it has ended. Reconnects after a broken connection. */
    jobEvents: (id: string, options?: EventOptions): AsyncGenerator<JobEvent, void> =>
      jobEvents(
        (after, signal) =>
          send(addresses.streamJob, { params: { id }, query: { after }, signal, accept: 'text/event-stream' }),
        options,
      ),
  };
}

/** The type of these calls. */
export type Conveniences = ReturnType<typeof conveniences>;
