import { z } from 'zod';
import { Canvas, createCanvas } from '../canvas';
import { shareMascot } from '../embed';
import { createExport, ExportInput } from '../exports';
import { EXPORT_FORMAT_NAMES, isAnimated } from '../export-formats';
import { Job } from '../job';
import { previewMascot } from '../preview';
import { PRICES } from '../prices';
import { createScene } from '../scene';
import { tool } from '../tool';
import { EmbedCode } from './answers';
import { READS, ADDS, cost, JOB, MASCOT_ID, MAX_COST, ANIMATION } from './wording';

/**
 * The arguments of `get_embed_code`: those of a share link, and what to show, under the names of previews and exports.
 */
const EmbedCodeInput = z.strictObject({
  ...shareMascot.body.shape,
  animation: previewMascot.query.shape.animation,
  canvas: ExportInput.shape.canvas,
  v: previewMascot.query.shape.v,
});

/** The names of the formats that move, or of the stills, as a list in words. */
const formats = (animated: boolean): string =>
  EXPORT_FORMAT_NAMES.filter((name) => isAnimated(name) === animated).join(', ');

/** The tools that export and embed a mascot. */
export const PUBLISHING_TOOLS = {
  export_mascot: tool({
    title: 'Export a mascot',
    takes: createExport,
    hints: ADDS,
    description:
      `Makes a file of a mascot. Free. ${JOB} Its result has the file's address. Moving formats ` +
      `(${formats(true)}) need \`animation\`; dotlottie takes \`canvas\` instead. Stills: ${formats(false)}; ` +
      'a sticker is die-cut, a logo is the face (SVG; logo-png a PNG). gif, webp, apng and webm are transparent ' +
      'unless a background is given. To put a live mascot on a page use get_embed_code instead.',
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
    takes: {
      method: shareMascot.method,
      path: shareMascot.path,
      access: shareMascot.access,
      query: undefined,
      body: EmbedCodeInput,
    },
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
};
