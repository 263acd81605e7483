import { z } from 'zod';
import { createAnimation, suggestAnimations } from '../animation';
import { Job } from '../job';
import { PRICES } from '../prices';
import { tool } from '../tool';
import { BriefAnimation } from './answers';
import { ADDS, cost, MASCOT_ID, MAX_COST } from './wording';

/** The tools that give a mascot motions. */
export const ANIMATION_TOOLS = {
  animate_mascot: tool({
    title: 'Animate a mascot',
    takes: createAnimation,
    hints: ADDS,
    description:
      `Adds a motion to a mascot, in one of four ways. \`preset\`: at once and free; look there first. ` +
      `\`prompt\`: a motion in words, ${cost(PRICES.animate)}; answers {job}: call wait_for_job next. ` +
      `\`reference_upload_id\`: after an uploaded video, ${cost(PRICES.animate_video)}; answers {job}. \`clip\` ` +
      `with \`name\`: a hand-authored AnimationClip, at once and free. suggest_animations thinks of motions that ` +
      'suit the mascot; export_mascot makes a file of one, create_canvas lets a page play them.',
    about: {
      mascot_id: MASCOT_ID,
      preset: 'A ready-made motion, fitted to this mascot.',
      intensity: 'Of a preset: how large its movements are; 1 is as designed.',
      prompt:
        'The motion in words, as in "jumps twice, then waves with the left hand and winks". With a reference ' +
        'video it says what to do differently.',
      duration: 'Seconds.',
      name: 'What the motion is called; required with a clip.',
      clip: 'A complete AnimationClip for the parts of this mascot.',
      reference_upload_id:
        'Id of an uploaded MP4, MOV or WebM (`file_…`, from POST /uploads of the REST API) to follow.',
      max_cost_usd: MAX_COST,
    },
    answers: z.union([BriefAnimation, z.strictObject({ job: Job })]),
  }),
  suggest_animations: tool({
    title: 'Suggest animations',
    takes: suggestAnimations,
    hints: ADDS,
    description:
      `Thinks of 3 to 6 signature motions for a mascot. Costs ${cost(PRICES.suggest)}. Answers when it is done: ` +
      `\`result.suggestions\`, whose \`prompt\`, \`name\` and \`duration\` fit animate_mascot as they are.`,
    about: { mascot_id: MASCOT_ID, use_case: 'Where the mascot is used, as in "onboarding of a budgeting app".' },
    answers: Job,
  }),
};
