import { BODY_IDEAS } from './bodies';
import { HABIT_IDEAS } from './habits';
import type { Idea } from './idea';
import { ROLE_IDEAS } from './roles';

export { COMMON_IDEAS } from './common';
export { USE_IDEAS } from './uses';

/** Motion ideas by kind of creature, object, prop or profession. */
export const KIND_IDEAS: readonly Idea[] = [...BODY_IDEAS, ...ROLE_IDEAS, ...HABIT_IDEAS];
