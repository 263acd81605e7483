import { z } from 'zod';
import { analyzeWebsite } from './analyze';
import { Animation, createAnimation, suggestAnimations } from './animation';
import { Canvas, createCanvas } from './canvas';
import { pageOf } from './common';
import { shareMascot } from './embed';
import { createExport, ExportInput } from './exports';
import { getJob, Job, listJobs } from './job';
import { createMascot, editMascot, getMascot, listMascots, Mascot, previewMascot, recolorMascot } from './mascot';
import { PRICES } from './prices';
import { createScene } from './scene';
import { tool } from './tool';

/** An animation without its clip. */
const BriefAnimation = Animation.omit({ clip: true });
/** A mascot with its animations by name. */
const FullMascot = Mascot.extend({ animations: z.array(BriefAnimation) });
/** A mascot without its parts and its spec, which `get_mascot` gives. */
const BriefMascot = FullMascot.omit({ parts: true, spec: true });
/** A mascot as a list names it. */
export const MascotLine = BriefMascot.omit({
  palette: true,
  animations: true,
  fidelity: true,
  version_id: true,
  bundle_url: true,
});
/** A job as a list names it: `wait_for_job` gives its result. */
export const JobLine = Job.omit({ result: true });

/** A way to paste a mascot into a page. */
const EmbedWay = z.strictObject({ id: z.string(), title: z.string(), language: z.string(), code: z.string() });
/** Code that shows a mascot, and until when it works: null where it does not end. */
export const EmbedCode = z.strictObject({
  mascot_id: z.string(),
  public: z.boolean(),
  expires_at: z.iso.datetime().nullable(),
  page_url: z.string(),
  bundle_url: z.string(),
  ways: z.array(EmbedWay),
});
export type EmbedCode = z.infer<typeof EmbedCode>;

/**
 * The arguments of `get_embed_code`: those of a share link, and what of a mascot is shown, as a preview and an export
 * name it.
 */
const EmbedCodeInput = z.strictObject({
  ...shareMascot.body.shape,
  animation: previewMascot.query.shape.animation,
  canvas: ExportInput.shape.canvas,
  v: previewMascot.query.shape.v,
});

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;
const ADDS = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false } as const;

const cost = ({ credits }: { credits: number }) => `${credits} ${credits === 1 ? 'credit' : 'credits'}`;
const JOB = 'Answers a job at once: call wait_for_job with its id next.';
const MASCOT_ID = 'Id of the mascot, `msc_…`: from create_mascot or list_mascots.';
const MAX_COST =
  'The most that this job may cost in US dollars of model time; it can only lower the ceiling that its price brings.';
const ANIMATION =
  'A motion by its name or id, as get_mascot lists them, or a preset (idle, wave, nod, shake, bounce, ' +
  'celebrate, jump, talk, sad, surprised, dance, think, working, listen, sleep).';
const CURSOR = '`next_cursor` of the page before, for the next one.';

/** The tools of the MCP server, by the names of the specification (Authentication). */
export const TOOLS = {
  create_mascot: tool({
    title: 'Create a mascot',
    takes: createMascot,
    hints: { ...ADDS, openWorldHint: true },
    description:
      'Makes a new mascot: a rigged vector character that can then be edited, recolored, animated, exported and ' +
      `embedded. Give exactly one of \`prompt\` (designs a character: ${cost(PRICES.generate)}, ` +
      `${cost(PRICES.generate_high)} with detail high), \`image_url\` or \`upload_id\` (rebuilds a picture as a ` +
      `rigged vector: ${cost(PRICES.reconstruct)}, ${cost(PRICES.reconstruct_high)} with detail high) and ` +
      `\`spec\` (imports a complete MascotSpec: at once and free, only \`name\` goes with it). Unless a spec is ` +
      'imported, answers the mascot, still generating, and a job: call wait_for_job with job.id next, whose ' +
      `answer shows the picture. For a mascot that fits a website call analyze_website first: the \`prompt\` and ` +
      `\`style\` of its concepts fit here as they are.`,
    about: {
      prompt:
        'What the character is: species or thing, build, colors, clothes, mood, as in "a cheerful orange fox ' +
        'barista with a green apron".',
      style: 'How it is drawn, as in "flat, bold outlines, few colors".',
      image_url: 'Address of a PNG, JPG, WebP or SVG to rebuild, of at most 15 MB.',
      upload_id: 'Id of an uploaded picture (`file_…`, from POST /uploads of the REST API) to rebuild.',
      spec: 'A complete MascotSpec, as get_mascot gives it with include=spec.',
      name: 'What the mascot is called; left out, a prompt brings a name.',
      notes: 'Anything else to heed while drawing.',
      detail: '`high` draws more richly, at twice the price.',
      max_cost_usd: MAX_COST,
    },
    answers: z.union([z.strictObject({ mascot: BriefMascot, job: Job }), BriefMascot]),
  }),
  list_mascots: tool({
    title: 'List mascots',
    takes: listMascots,
    hints: READS,
    description:
      'Lists the mascots of the workspace, newest first, a line each: id, name, status, source. Free. Use it to ' +
      'find the mascot that somebody speaks of; get_mascot shows one.',
    about: {
      variant_of: 'Id of a mascot (`msc_…`): only its other looks.',
      limit: 'How many, 1 to 100; 20 where it is left out.',
      cursor: CURSOR,
    },
    answers: pageOf(MascotLine),
  }),
  get_mascot: tool({
    title: 'Look at a mascot',
    takes: getMascot,
    hints: READS,
    description:
      'Shows a mascot: its picture, status, palette (the tokens that recolor_mascot takes), parts, animations ' +
      '(the names that export_mascot, create_canvas and create_scene take). Free. Leave `include` out unless ' +
      'you mean to work on the drawing or the rig itself: a spec is long.',
    about: { mascot_id: MASCOT_ID, include: '`spec` adds the complete MascotSpec, with the SVG of every part.' },
    answers: FullMascot,
  }),
  edit_mascot: tool({
    title: 'Edit a mascot',
    takes: editMascot,
    hints: ADDS,
    description:
      'Changes how a mascot looks by an instruction in words, and saves the result as a new version; the old one ' +
      `is kept. Costs ${cost(PRICES.edit)}. ${JOB} For colors alone recolor_mascot is instant and free.`,
    about: {
      mascot_id: MASCOT_ID,
      instruction:
        'What to change, as in "make the ears darker and add a red scarf". Several changes may stand in one.',
      max_cost_usd: MAX_COST,
    },
    answers: Job,
  }),
  recolor_mascot: tool({
    title: 'Recolor a mascot',
    takes: recolorMascot,
    hints: ADDS,
    description:
      'Gives palette tokens of a mascot other colors: at once, free, saved as a new version; the old one is ' +
      'kept. Answers the mascot and its picture. The tokens are in `palette` of get_mascot.',
    about: {
      mascot_id: MASCOT_ID,
      palette:
        'The new color of each token to change, as in {"fur": "#3366cc"}; tokens that are not named keep theirs.',
    },
    answers: BriefMascot,
  }),
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
  export_mascot: tool({
    title: 'Export a mascot',
    takes: createExport,
    hints: ADDS,
    description:
      `Makes a file of a mascot. Free. ${JOB} Its result has the file's address. Moving formats (gif, mp4, webm, ` +
      `webp, apng, sprite, lottie, dotlottie, animated-svg) need \`animation\`; dotlottie takes \`canvas\` ` +
      'instead. Stills: png, svg, sticker (die-cut), logo (SVG) and logo-png. gif, webp, apng and webm are ' +
      'transparent unless a background is given. To put a live mascot on a page use get_embed_code instead.',
    about: {
      mascot_id: MASCOT_ID,
      format: 'The format of the file.',
      animation: ANIMATION,
      canvas: 'For dotlottie: a canvas of the mascot by its name or id, in place of an animation.',
      size: 'Pixels of the longer side; 512 where it is left out.',
      fps: 'Frames a second; 30 where it is left out.',
      background: 'A color behind the mascot, as in #ffffff.',
      t: 'Of a still: the moment of the animation, in seconds.',
      version_id: 'An older version to export, `ver_…`.',
    },
    answers: Job,
  }),
  get_embed_code: tool({
    title: 'Get embed code',
    takes: { path: shareMascot.path, access: shareMascot.access, query: undefined, body: EmbedCodeInput },
    hints: { ...READS, idempotentHint: false },
    description:
      'Gives code to put a mascot on a page, live or as a picture: HTML, React, Vue, Svelte, Markdown, e-mail, ' +
      'and with a canvas the code that drives it. At once and free. A public mascot can be embedded for good; ' +
      'for a private one the code carries a share token that ends at `expires_at`: tell the person, who can ' +
      'make the mascot public in the studio.',
    about: {
      mascot_id: MASCOT_ID,
      animation: `What it plays; it idles where this is left out. ${ANIMATION}`,
      canvas: 'The name of a canvas of the mascot, which decides what is played, in place of an animation.',
      v: 'A version to stay with, `ver_…`; left out, the embed follows the newest.',
      ttl_seconds:
        'For a private mascot: how long the code works, 3600 where it is left out, at most 2592000 (30 days).',
    },
    answers: EmbedCode,
  }),
  create_canvas: tool({
    title: 'Create a canvas',
    takes: createCanvas,
    hints: ADDS,
    description:
      'Adds a canvas to a mascot: a state machine whose inputs, which a page sets or fires, decide what the ' +
      'mascot plays. At once and free. Give `template` or `graph`: chatbot and ai_agent show what an assistant ' +
      "is doing, onboarding leads through steps. States play presets and the mascot's own animations by name. " +
      'Next: get_embed_code with `canvas`, or export_mascot as dotlottie.',
    about: {
      mascot_id: MASCOT_ID,
      name: 'What the canvas is called: pages name it so.',
      template: 'A ready-made canvas.',
      graph: 'A complete CanvasGraph of your own.',
    },
    answers: Canvas,
  }),
  create_scene: tool({
    title: 'Create a scene',
    takes: createScene,
    hints: ADDS,
    description:
      'Draws an illustrated backdrop with the mascot posed in it, for banners, posts and empty states. Costs ' +
      `${cost(PRICES.scene)}. ${JOB} Its answer shows the picture and has the PNG's address.`,
    about: {
      mascot_id: MASCOT_ID,
      prompt: 'The place, light and things around it, as in "at the beach at sunset".',
      size: 'square 1024×1024, wide 1600×900, banner 1500×500 or portrait 1080×1350; square where it is left out.',
      animation: `How it stands: at moment \`t\` of a motion; at rest where this is left out. ${ANIMATION}`,
      t: 'The moment of the animation, in seconds.',
      max_cost_usd: MAX_COST,
    },
    answers: Job,
  }),
  analyze_website: tool({
    title: 'Analyze a website',
    takes: analyzeWebsite,
    hints: { ...ADDS, openWorldHint: true },
    description:
      `Reads a public website and proposes three mascots for its brand. Costs ${cost(PRICES.analyze)}. ${JOB} ` +
      `Its result has \`brand\` and \`concepts\`: show them to the person, and give the \`prompt\`, \`style\` ` +
      `and \`name\` of the one they choose to create_mascot.`,
    about: { url: 'Address of a page of the website, with https://.' },
    answers: Job,
  }),
  wait_for_job: tool({
    title: 'Wait for a job',
    takes: getJob,
    hints: READS,
    description:
      'Waits until a job has ended, or `wait` seconds have passed, and answers it. Free. While its status is ' +
      'queued or running, call this again with the same id: a stopped wait never stops the job. A job that ' +
      'succeeded has its `result`, with a picture where there is one to look at; a failed or canceled one says ' +
      'why in `error`, and its credits have been refunded.',
    about: {
      job_id: 'Id of the job, `job_…`.',
      wait: 'Seconds to wait at most, 0 to 120; 45 where it is left out. Most clients give a call up after 60.',
    },
    answers: Job,
  }),
  list_jobs: tool({
    title: 'List jobs',
    takes: listJobs,
    hints: READS,
    description:
      'Lists the jobs of the workspace, newest first, without their results. Free. Use it to find a job whose ' +
      'id is lost, or to see what is running; wait_for_job gives the result of one.',
    about: {
      status: 'Only jobs in this status.',
      type: 'Only jobs of this type.',
      mascot_id: 'Only jobs of this mascot.',
      limit: 'How many, 1 to 100; 20 where it is left out.',
      cursor: CURSOR,
    },
    answers: pageOf(JobLine),
  }),
};

export type ToolName = keyof typeof TOOLS;
