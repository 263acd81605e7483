import { z } from 'zod';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { ArtistError } from '@/lib/artist/types';
import { defineTool, refusal, type ModelTool } from '../../tool';
import { objections } from './review';
import type { Sketch } from './sketch';

/** A finished drawing of the model. */
export interface FinishedDrawing {
  spec: MascotSpec;
  summary: string;
  /** Wishes that could not be met, one full sentence each. */
  notDone: string[];
}

/** Gives a sentence that says why a drawing is not finished; null if it is. */
export type Unfinished = () => string | null | Promise<string | null>;

const sentence = z.string().trim().min(1).max(300);

/** The tool that ends the work without a drawing: the customer reads the reason and is not charged. */
export const decline = (): ModelTool<never> =>
  defineTool({
    name: 'decline',
    description:
      'Ends the work undone, where no drawing could answer the request: it asks for nothing that can be seen, ' +
      'or cannot be understood at all. reason: one or two sentences for the customer, saying what was not ' +
      'understood and what to ask instead. Where something can be drawn, draw it.',
    input: z.strictObject({ reason: sentence }),
    run: ({ reason }) => {
      throw new ArtistError('not_understood', reason);
    },
  });

/** The tool that ends the work. The critic first reports what it has not said yet. */
export const finish = (sketch: Sketch, unfinished: Unfinished): ModelTool<FinishedDrawing> =>
  defineTool({
    name: 'finish',
    description:
      'Ends the work with the drawing as it is. summary: one sentence for the person who asked, saying what was ' +
      'drawn or changed. notDone: a sentence for each wish that could not be met.',
    input: z.strictObject({ summary: sentence, notDone: z.array(sentence).max(10).optional() }),
    run: async ({ summary, notDone = [] }) => {
      const { spec } = sketch;
      if (spec.parts.length === 0) return refusal('Nothing has been drawn yet.');
      const why = await unfinished();
      if (why) return refusal(why);
      const fresh = sketch.tell(await objections(spec));
      if (fresh.length > 0)
        return refusal(
          'Before it is done, the critic objects:',
          ...fresh.map(({ line }) => line),
          'Mend what matters and call finish again, or call it again as it is.',
        );
      return { text: 'Done.', finished: { spec, summary, notDone } };
    },
  });
