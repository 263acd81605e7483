import { z } from 'zod';
import { Blink, Breathing, Follow, Modifier } from '@/lib/core/clip/schema';
import { defineTool, refusal } from '../../tool';
import { change, type MotionSketch } from './sketch';

const nameOf = ({ type, part }: Pick<Modifier, 'type' | 'part'>): string => `${type} on ${part}`;

/** The tool that sets modifiers; each replaces the one of its type on its part. */
export const putModifiers = (sketch: MotionSketch) =>
  defineTool({
    name: 'put_modifiers',
    description:
      'Puts modifiers, each in place of the one of the same type on the same part: breathing (amount 0.012 to ' +
      '0.05, whole cycles in the motion), blink (of an eye part with a closed state), follow (a spring that ' +
      'lets a hanging part lag behind its parent).',
    input: z.strictObject({
      modifiers: z
        .array(z.discriminatedUnion('type', [Breathing, Blink, Follow]))
        .min(1)
        .max(40),
    }),
    run({ modifiers }) {
      const names = new Set(modifiers.map(nameOf));
      const kept = sketch.clip.modifiers.filter((modifier) => !names.has(nameOf(modifier)));
      return change(sketch, { ...sketch.clip, modifiers: [...kept, ...modifiers] }, `Put ${[...names].join(', ')}.`);
    },
  });

/** The tool that removes modifiers. */
export const removeModifiers = (sketch: MotionSketch) =>
  defineTool({
    name: 'remove_modifiers',
    description: 'Takes modifiers away, by type and part.',
    input: z.strictObject({
      modifiers: z.array(z.strictObject({ type: z.enum(['breathing', 'blink', 'follow']), part: z.string() })).min(1),
    }),
    run({ modifiers }) {
      const gone = new Set(modifiers.map(nameOf));
      const kept = sketch.clip.modifiers.filter((modifier) => !gone.has(nameOf(modifier)));
      if (kept.length === sketch.clip.modifiers.length)
        return refusal(
          `There is no such modifier; there are: ${sketch.clip.modifiers.map(nameOf).join(', ') || 'none'}.`,
        );
      return change(sketch, { ...sketch.clip, modifiers: kept }, `${kept.length} modifiers are left.`);
    },
  });
