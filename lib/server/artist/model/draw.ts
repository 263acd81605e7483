import type { ArtistContext, ArtistWork } from '@/lib/artist/types';
import type { Effort } from './client';
import type { MessagePart } from './conversation';
import { runLoop } from './loop';
import { drawingRules } from './prompts/drawing';
import type { ModelTool } from './tool';
import type { FinishedDrawing } from './tools/drawing';

/** Pixels of the picture that a mascot is shown with before it is changed. */
export const FIRST_PICTURE_PX = 512;

/** Lets the model draw until it is done. */
export function drawn<Result extends FinishedDrawing>(
  content: readonly MessagePart[],
  tools: readonly ModelTool<Result>[],
  context: ArtistContext,
  effort: Effort = 'medium',
): ArtistWork<Result> {
  return runLoop<Result>({ system: drawingRules(), content, tools, context, turns: 48, effort });
}
