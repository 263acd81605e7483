import type { ContentBlock } from '@modelcontextprotocol/sdk/types.js';
import type { AnimateResult } from '@/lib/contract/animation';
import type { ExportResult } from '@/lib/contract/exports';
import { isFinal, type Job, type JobType } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import type { SceneResult } from '@/lib/contract/scene';
import type { Actor } from '../actor';
import { pictureOfFile, pictureOfMascot, pictureOfMotion } from './look';
import { fileLink, light, type CallOutcome } from './outcome';

/** The additions to the result of a successful job. */
interface Told {
  next: string;
  picture?: Promise<Uint8Array | null>;
  links?: ContentBlock[];
}

type Tell = (actor: Actor, result: never) => Told;

const ofMascot: Tell = (actor, { mascot, warnings = [] }: { mascot: Pick<Mascot, 'id'>; warnings?: string[] }) => ({
  picture: pictureOfMascot(actor, mascot.id),
  next:
    `${warnings.length > 0 ? 'Tell the person what `warnings` says. ' : ''}The picture shows the mascot ` +
    `${mascot.id}. Next: edit_mascot or recolor_mascot to change it, animate_mascot to move it, get_embed_code ` +
    'or export_mascot to use it.',
});

const TELL: Record<JobType, Tell> = {
  generate: ofMascot,
  reconstruct: ofMascot,
  edit: ofMascot,
  variant: ofMascot,
  animate: (actor, { animation }: AnimateResult) => ({
    picture: pictureOfMotion(actor, animation),
    next:
      'The picture shows a moment of the motion. Next: export_mascot or get_embed_code with its name as ' +
      '`animation`.',
  }),
  export: (actor, { file, frames_file: frames }: ExportResult) => ({
    links: [
      fileLink(file, 'The exported file'),
      ...(frames ? [fileLink(frames, 'The frame table of the sprite sheet')] : []),
    ],
    // Models see nothing useful in a sprite sheet.
    ...(frames ? {} : { picture: pictureOfFile(actor, file) }),
    next: 'The file is at its link.',
  }),
  scene: (actor, { png }: SceneResult) => ({
    picture: pictureOfFile(actor, png),
    links: [fileLink(png, 'The scene as a PNG')],
    next: 'The picture shows the scene; the PNG is at its link.',
  }),
  analyze: () => ({
    next:
      'Show the three concepts to the person, and give the `prompt`, `style` and `name` of the one they choose to ' +
      'create_mascot as they are.',
  }),
  suggest: () => ({ next: 'Give the `prompt`, `name` and `duration` of a suggestion to animate_mascot as they are.' }),
};

const EARLY = 'It has not ended yet: call wait_for_job with the same id again.';

/**
 * Gives a job's outcome for a model: its status, and for a successful job the result, with a picture if there is one.
 */
export async function jobOutcome(actor: Actor, job: Job): Promise<CallOutcome> {
  const answer = { ...job, result: light(job.result) };
  if (!isFinal(job.status)) return { answer, next: EARLY };
  if (job.status !== 'succeeded') return { answer, next: 'Nothing was charged: its credits have been refunded.' };
  const { next, picture, links = [] } = TELL[job.type](actor, job.result as never);
  return { answer, next, links, picture: picture ? await picture : null };
}
