import type { z } from 'zod';
import type { Animation } from '@/lib/contract/animation';
import type { Job } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import type { Takes } from '@/lib/contract/tool';
import { type ToolName, type TOOLS } from '@/lib/contract/tools';
import { JobLine, MascotLine } from '@/lib/contract/tools/answers';
import type { Actor } from '../actor';
import { createAnalysis } from '../analyze/create';
import { animate } from '../animations/animate';
import { animateFromVideo } from '../animations/animate-from-video';
import { createAnimation } from '../animations/create';
import { suggest } from '../animations/suggest';
import { createCanvas } from '../canvases/create';
import { createExport } from '../exports/create';
import { listJobs } from '../jobs/list';
import { createMascot } from '../mascots/create';
import { editMascot } from '../mascots/edit';
import { getMascot } from '../mascots/get';
import { listMascots } from '../mascots/list';
import { recolorMascot } from '../mascots/recolor';
import { createScene } from '../scenes/create';
import type { Given } from './arguments';
import { embedCode } from './embed-code';
import { jobOutcome } from './job-outcome';
import { pictureOfMascot, pictureOfMotion } from './look';
import { withOpenLinks } from './open-links';
import { light, mascotLink, type CallOutcome } from './outcome';
import { mascotUri } from './resources';
import { waitAndTell, type Progress } from './wait';

/** The caller of a tool. */
export interface ToolCaller {
  actor: Actor;
  /** Aborts when the client disconnects or cancels the call. */
  signal: AbortSignal;
  /** Reports progress; null if the caller did not ask for it or cannot receive it. */
  progress: Progress | null;
}

type Call<T extends Takes> = (caller: ToolCaller, given: Given<T>) => Promise<CallOutcome>;

/** The default page size of a list: few enough items for a model. */
const DEFAULT_LIST_ITEMS = 20;
/** Below the 60 s after which most clients abort a call. */
const WAIT_SECONDS = 45;
/** A longer spec is left out of an answer: hundreds of thousands of tokens help no model. */
const MAX_SPEC_CHARACTERS = 200_000;

const begun = (job: Job, answer: Record<string, unknown> = { ...job }): CallOutcome => ({
  answer,
  next: `The work goes on in the background. Call wait_for_job with {"job_id": "${job.id}"}.`,
});

const linksOf = (mascot: Mascot) => [
  mascotLink(mascotUri(mascot.id, 'spec'), 'The spec: drawings and rig', 'application/json'),
  mascotLink(
    withOpenLinks(mascot).bundle_url,
    'What the player loads; of a private mascot for 24 hours',
    'application/json',
  ),
];

async function shown(
  actor: Actor,
  mascot: Mascot,
  answer: Record<string, unknown>,
  next?: string,
): Promise<CallOutcome> {
  return {
    answer,
    picture: await pictureOfMascot(actor, mascot.id),
    links: linksOf(mascot),
    ...(next ? { next } : {}),
  };
}

async function moved(actor: Actor, animation: Animation): Promise<CallOutcome> {
  const picture = await pictureOfMotion(actor, animation);
  return {
    answer: light({ ...animation }),
    picture,
    next:
      'The picture shows a moment of it. Call export_mascot or get_embed_code with {"animation": ' +
      `${JSON.stringify(animation.name)}}, or create_canvas to have a page play it.`,
  };
}

/** The endpoint's use-case that each tool calls. */
export const CALLS: { [Name in ToolName]: Call<(typeof TOOLS)[Name]['takes']> } = {
  create_mascot: async ({ actor, signal }, { body }) => {
    const made = await createMascot(actor, body, signal);
    return 'ready' in made
      ? shown(actor, made.ready, { ...light(made.ready) })
      : begun(made.begun.job, { mascot: light(made.begun.mascot), job: made.begun.job });
  },
  list_mascots: async ({ actor }, { query }) => {
    const { data, ...page } = await listMascots(actor, { limit: DEFAULT_LIST_ITEMS, ...query });
    return { answer: { ...page, data: data.map((mascot) => only(MascotLine, mascot)) } };
  },
  get_mascot: async ({ actor }, { params, query }) => {
    const { spec, ...mascot } = await getMascot(actor, params.id, query.include);
    if (!spec) return shown(actor, mascot, mascot);
    const fits = JSON.stringify(spec).length <= MAX_SPEC_CHARACTERS;
    return shown(
      actor,
      mascot,
      fits ? { ...mascot, spec } : mascot,
      fits
        ? undefined
        : 'The spec is too long for an answer and was left out: read it as a resource, or with GET ' +
            '/api/v1/mascots/{id}/spec.',
    );
  },
  edit_mascot: async ({ actor }, { params, body }) => begun(await editMascot(actor, params.id, body)),
  recolor_mascot: async ({ actor }, { params, body }) => {
    const mascot = await recolorMascot(actor, params.id, body.palette);
    return shown(actor, mascot, { ...light(mascot) });
  },
  animate_mascot: async ({ actor }, { params, body }) => {
    if ('reference_upload_id' in body) return begunMotion(await animateFromVideo(actor, params.id, body));
    if ('prompt' in body) return begunMotion(await animate(actor, params.id, body));
    return moved(actor, await createAnimation(actor, params.id, body));
  },
  suggest_animations: async ({ actor, signal }, { params, body }) =>
    jobOutcome(actor, await suggest(actor, params.id, body.use_case, signal)),
  export_mascot: async ({ actor }, { params, body }) => begun(await createExport(actor, params.id, body)),
  get_embed_code: async ({ actor }, { params, body }) => {
    const code = await embedCode(actor, params.id, body);
    const next =
      code.expires_at === null
        ? 'Paste the code of one of the ways as it stands.'
        : `The mascot is private: this code works until ${code.expires_at}. For code that lasts, a person makes ` +
          'the mascot public in the studio (Share), and then calls this again.';
    return {
      answer: { ...code },
      next,
      links: [
        mascotLink(code.bundle_url, 'What the player loads', 'application/json'),
        mascotLink(code.page_url, 'The page of the mascot', 'text/html'),
      ],
    };
  },
  create_canvas: async ({ actor }, { params, body }) => {
    const canvas = await createCanvas(actor, params.id, body);
    return {
      answer: { ...canvas },
      next:
        `Call get_embed_code with {"mascot_id": "${params.id}", "canvas": ${JSON.stringify(canvas.name)}} for ` +
        'the code that drives it.',
    };
  },
  create_scene: async ({ actor }, { params, body }) => begun(await createScene(actor, params.id, body)),
  analyze_website: async ({ actor }, { body }) => begun(await createAnalysis(actor, body)),
  wait_for_job: async ({ actor, signal, progress }, { params, query }) =>
    jobOutcome(actor, await waitAndTell(actor, params.id, query.wait ?? WAIT_SECONDS, signal, progress)),
  list_jobs: async ({ actor }, { query }) => {
    const { data, ...page } = await listJobs(actor, { limit: DEFAULT_LIST_ITEMS, ...query });
    return { answer: { ...page, data: data.map((job) => only(JobLine, job)) } };
  },
};

const begunMotion = ({ job }: { job: Job }): CallOutcome => begun(job, { job });

/** Picks the fields of a REST resource that the tool declares. */
const only = ({ shape }: z.ZodObject, value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(shape, name)));
