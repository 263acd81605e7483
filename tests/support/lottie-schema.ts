import { readFileSync } from 'node:fs';
import { LottieValidator } from '@lottie-animation-community/lottie-specs';
import { Ajv2020 } from 'ajv/dist/2020.js';

const validator = new LottieValidator(
  Ajv2020,
  JSON.parse(
    readFileSync('node_modules/@lottie-animation-community/lottie-specs/src/data/lottie.schema.json', 'utf8'),
  ) as object,
);
/** Properties that players require or support beyond the specification. */
const BEYOND = new Set(['st', 'td', 'hasMask', 'inv', 'x', 'sid', 'v', 'meta', 'metadata']);

/**
 * The errors of a Lottie file by the official schema, and every property that it does not have except for those that
 * players ask for.
 */
export function lottieProblems(file: string): string[] {
  return validator.validate(file, true).flatMap(({ type, path, message }) => {
    if (type === 'error') return [`${path} ${message}`];
    const unknown = message.match(/unknown property '(.*)'/)?.[1] ?? message;
    return BEYOND.has(unknown) ? [] : [unknown];
  });
}
