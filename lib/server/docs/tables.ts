import { ERROR_CODES, ERROR_MEANINGS, ERROR_STATUS } from '@/lib/contract/errors';
import { EXPORT_FORMATS } from '@/lib/contract/export-formats';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import { PRICE_TITLES, PRICED_ACTIONS, PRICES } from '@/lib/contract/prices';
import { TOOLS } from '@/lib/contract/tools';
import { TEMPLATE_OF } from '@/lib/core/canvas/templates';
import { PRESETS } from '@/lib/core/clip/presets';
import { LIMITS } from '@/lib/core/limits';

type Cell = string | number;

/** A table in Markdown. */
function tableOf(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A number with separators of thousands. */
const counted = (number: number) => number.toLocaleString('en-US');
const between = ({ min, max }: { min: number; max: number }, unit: string) =>
  `${counted(min)} to ${counted(max)} ${unit}`;
const upTo = ({ max }: { max: number }) => `at most ${counted(max)} characters`;

const limits = (): string =>
  tableOf(
    ['what', 'limit'],
    [
      ['`prompt` of a mascot', between(LIMITS.mascot.prompt, 'characters')],
      ['`style`', upTo(LIMITS.mascot.style)],
      ['`name` of a mascot', upTo(LIMITS.mascot.name)],
      ['`notes`', upTo(LIMITS.mascot.notes)],
      ['`instruction` of an edit or a variant', upTo(LIMITS.mascot.instruction)],
      ['`name` of an animation or a canvas', upTo(LIMITS.animation.name)],
      ['`prompt` of an animation', between(LIMITS.animation.prompt, 'characters')],
      ['Duration of a preset, or of a motion in words', between(LIMITS.animation.duration, 'seconds')],
      ['Duration after a reference video', between(LIMITS.animation.referenceDuration, 'seconds')],
      ['Intensity of a preset', `${LIMITS.animation.intensity.min} to ${LIMITS.animation.intensity.max}`],
      ['Duration of a clip of your own', between(LIMITS.clip.duration, 'seconds')],
      ['Motions in one batch', `at most ${LIMITS.animation.batchPrompts}`],
      ['Export size', between(LIMITS.export.size, 'pixels')],
      ['Export frames a second', `${LIMITS.export.fps.min} to ${LIMITS.export.fps.max}`],
      ['Preview size', between(LIMITS.preview.size, 'pixels')],
      [
        'Upload',
        `${LIMITS.upload.bytes / 1024 / 1024} MB; of a picture also ${LIMITS.upload.pixels / 1e6} million pixels`,
      ],
      ['Waiting for a job with `wait`', `at most ${LIMITS.jobWaitSeconds} seconds`],
      ['Items of a page', between(LIMITS.list, `(${LIMITS.list.default} unless said)`)],
      ['Share link', `an hour unless said, at most ${LIMITS.share.maxSeconds / 86_400} days`],
      ['Pending invite', `${LIMITS.inviteDays} days`],
      [
        'One spec',
        `${counted(LIMITS.rig.parts)} parts, ${counted(LIMITS.svg.elements)} elements, ` +
          `${LIMITS.svg.bytes / 1024 / 1024} MB`,
      ],
      [
        'One canvas',
        `${counted(LIMITS.canvas.states)} states, ${counted(LIMITS.canvas.inputs)} inputs, ` +
          `${counted(LIMITS.canvas.transitions)} transitions`,
      ],
    ],
  );

const PERIOD = 'a month';

/**
 * The tables that guides show, by the name in their placeholders, each generated from the single source of its facts.
 */
export const TABLES: Readonly<Record<string, () => string>> = {
  errors: () =>
    tableOf(
      ['code', 'status', 'when'],
      ERROR_CODES.map((code) => [`\`${code}\``, ERROR_STATUS[code], ERROR_MEANINGS[code]]),
    ),
  formats: () =>
    tableOf(
      ['`format`', 'file', 'media type', 'ends in', 'needs a motion'],
      Object.entries(EXPORT_FORMATS).map(([name, { title, mime, extension, kind }]) => [
        `\`${name}\``,
        title,
        `\`${mime}\``,
        `.${extension}`,
        kind === 'still' ? 'no' : 'yes',
      ]),
    ),
  presets: () =>
    tableOf(
      ['`preset`', 'does', 'seconds', 'goes on'],
      PRESETS.map(({ name, description, duration, loop }) => [
        `\`${name}\``,
        description,
        duration,
        loop ? 'yes' : 'no',
      ]),
    ),
  prices: () =>
    tableOf(
      ['work', 'credits', 'cost ceiling'],
      PRICED_ACTIONS.map((action) => [
        PRICE_TITLES[action],
        PRICES[action].credits,
        `$${PRICES[action].ceilingUsd.toFixed(2)}`,
      ]),
    ),
  plans: () =>
    tableOf(
      ['plan', `credits ${PERIOD}`, 'requests a minute with keys', 'seats', 'jobs at once', 'storage'],
      Object.values(PLAN_LIMITS).map(
        ({ title, creditsPerMonth, requestsPerMinute, seats, runningJobs, storageBytes }) => [
          title,
          counted(creditsPerMonth),
          counted(requestsPerMinute),
          seats,
          runningJobs,
          `${storageBytes / 2 ** 30} GB`,
        ],
      ),
    ),
  limits,
  templates: () =>
    tableOf(
      ['`template`', 'what it shows, and its inputs'],
      Object.values(TEMPLATE_OF).map(({ id, description }) => [`\`${id}\``, description]),
    ),
  tools: () =>
    tableOf(
      ['tool', 'does', 'calls'],
      Object.entries(TOOLS).map(([name, { title, takes }]) => [`\`${name}\``, title, `\`${takes.path}\``]),
    ),
  agent_inputs: () =>
    tableOf(
      ['input', 'type'],
      TEMPLATE_OF.ai_agent.graph.inputs.map(({ name, type }) => [`\`${name}\``, type]),
    ),
};
