import { z } from 'zod';
import { pageOf } from '../common';
import { Job } from '../job';
import { createMascot, getMascot, listMascots } from '../mascot';
import { editMascot, recolorMascot } from '../mascot-edit';
import { PRICES } from '../prices';
import { tool } from '../tool';
import { FullMascot, BriefMascot, MascotLine } from './answers';
import { READS, ADDS, cost, JOB, MASCOT_ID, MAX_COST, CURSOR } from './wording';

/** The tools that make, show and change mascots. */
export const MASCOT_TOOLS = {
  create_mascot: tool({
    title: 'Create a mascot',
    takes: createMascot,
    hints: { ...ADDS, openWorldHint: true },
    description:
      'Makes a new mascot: a rigged vector character that can then be edited, recolored, animated, exported and ' +
      `embedded. Give exactly one of \`prompt\` (designs a character: ${cost(PRICES.generate)}, ` +
      `${cost(PRICES.generate_high)} with detail high), \`image_url\` or \`upload_id\` (rebuilds a picture as a ` +
      `rigged vector: ${cost(PRICES.reconstruct)}, ${cost(PRICES.reconstruct_high)} with detail high) and ` +
      '`spec` (imports a complete MascotSpec), `sheet` (draws a character sheet) and `starter` (a finished character ' +
      'of GET /starters with its motions): these three at once and free, and only `name` goes with them. ' +
      'Unless one of these is given, answers the mascot, still generating, and a job: ' +
      'call wait_for_job with job.id next, whose ' +
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
      sheet: 'A CharacterSheet, as get_mascot gives it with include=sheet.',
      starter: 'A finished character, as in "fox", "robot" or "viking".',
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
      'find the mascot that somebody speaks of, with `q` where there are many; get_mascot shows one.',
    about: {
      q: 'Words of its name, its tags or the prompt it was made from, as in "fox"; parts of words will do.',
      status: 'Only mascots of this status.',
      source: 'Only mascots that were made from words (`prompt`), from a picture (`image`) or from a spec (`svg`).',
      public: '`true`: only public ones; `false`: only private ones.',
      tag: 'Only mascots with this tag, or with all of several, separated by commas.',
      variant_of: 'Id of a mascot (`msc_…`): only its other looks.',
      include: '`tags` adds the tags of each.',
      sort: '`-created` (newest first, unless said), `created`, `-updated` or `name`.',
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
    about: {
      mascot_id: MASCOT_ID,
      include:
        '`spec` adds the complete MascotSpec, with the SVG of every part; `sheet` the CharacterSheet it was drawn ' +
        'from; `tags` its tags.',
    },
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
};
