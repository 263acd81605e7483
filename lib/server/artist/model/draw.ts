import type { ArtistContext, ArtistWork } from '@/lib/artist/types';
import type { Effort } from './client';
import type { Showing } from './conversation';
import { runLoop } from './loop';
import { drawingRules } from './prompts/drawing';
import type { Tool } from './tool';
import type { Drawn } from './tools/drawing';

/** Pixels of the picture that a mascot is shown with before it is changed. */
export const FIRST_LOOK = 512;

/** Lets the model draw until it is done. */
export function drawn<Result extends Drawn>(
  content: readonly Showing[],
  tools: readonly Tool<Result>[],
  context: ArtistContext,
  effort: Effort = 'medium',
): ArtistWork<Result> {
  return runLoop<Result>({ system: drawingRules(), content, tools, context, turns: 48, effort });
}
