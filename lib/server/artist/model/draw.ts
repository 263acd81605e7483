import type { ArtistContext, ArtistWork } from '@/lib/artist/types';
import type { Effort } from './client';
import type { MessagePart } from './conversation';
import { runLoop } from './loop';
import { drawingRules } from './prompts/drawing';
import type { ModelTool } from './tool';
import type { FinishedDrawing } from './tools/drawing';

/** The size of the picture of a mascot before it is changed. */
export const FIRST_PICTURE_PX = 512;

/** Tokens of one answer, by effort: a model that thinks more also draws more at once. */
const ANSWER_TOKENS: Record<Effort, number> = { low: 16_000, medium: 16_000, high: 32_000 };

/** Runs the model until it finishes the drawing. */
export function drawn<Result extends FinishedDrawing>(
  content: readonly MessagePart[],
  tools: readonly ModelTool<Result>[],
  context: ArtistContext,
  effort: Effort = 'medium',
): ArtistWork<Result> {
  return runLoop<Result>({
    system: drawingRules(),
    content,
    tools,
    context,
    turns: 48,
    effort,
    answerTokens: ANSWER_TOKENS[effort],
  });
}
