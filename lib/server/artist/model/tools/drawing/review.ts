import { z } from 'zod';
import { findRoles, type Pair, type Roles } from '@/lib/core/rig/roles';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { runTask } from '../../../../raster/pool';
import { defineTool, refusal, type ModelTool } from '../../tool';
import { critiqueRig } from './critique-rig.task';
import type { Sketch } from './sketch';

/** The maximum number of objections in one answer; the others follow when these are fixed. */
const MAX_OBJECTIONS = 12;

/** The tool that runs the rig critic, and names the roles that motions will find. */
export const critique = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'check',
    description:
      'Asks the rig critic about the silhouette, separation of colours, eyes, face, joints at both limits and ' +
      'contrast, and tells which parts the motions will find as head, arms, eyes and so on.',
    input: z.strictObject({}),
    run: async () => {
      if (sketch.spec.parts.length === 0) return refusal('There is nothing to check yet: draw a part first.');
      const found = await objections(sketch.spec);
      sketch.tell(found);
      return {
        text: [
          ...(found.length > 0 ? found.map(({ line }) => line) : ['The critic objects to nothing.']),
          ...rolesOf(sketch.spec),
        ].join('\n'),
        event: { type: 'progress', text: 'Checking the rig' },
      };
    },
  });

/** An objection of the critic: its words, and a key that stays the same while figures in the words change. */
export interface Objection {
  key: string;
  line: string;
}

/** The critic's objections; none where the drawing passes. It runs in a drawing thread, since it takes a while. */
export async function objections(spec: MascotSpec): Promise<Objection[]> {
  const findings = await runTask(critiqueRig, spec);
  return findings.slice(0, MAX_OBJECTIONS).map(({ rule, part, other, message, suggestion }) => {
    const parts = [part, other].filter(Boolean).join(' and ');
    return { key: `${rule} ${parts}`, line: `${parts}: ${message} ${suggestion}` };
  });
}

/** Gives the roles that a rig should have to support all motions. */
function rolesOf(spec: MascotSpec): string[] {
  const roles = findRoles(spec);
  const found = (Object.entries(roles) as [keyof Roles, Roles[keyof Roles]][]).flatMap(([role, value]) => {
    const ids = idsOf(value);
    return ids.length > 0 ? [`${role} ${ids.join(', ')}`] : [];
  });
  const shut = roles.eyes.filter(
    (id) => !spec.parts.find((part) => part.id === id)?.states.some(({ name }) => name === 'closed'),
  );
  return [
    `The motions find: ${found.join('; ')}.`,
    ...(roles.eyes.length === 0 ? ['They find no eyes: name them eye_left and eye_right, or eyes.'] : []),
    ...(shut.length > 0 ? [`Cannot blink for want of a state "closed": ${shut.join(', ')}.`] : []),
    ...(roles.mouth === null ? ['They find no mouth: it cannot talk.'] : []),
  ];
}

function idsOf(value: string | null | readonly string[] | Pair | Roles['dangling']): string[] {
  if (value === null) return [];
  if (typeof value === 'string') return [value];
  if ('left' in value) return [value.left, value.right].filter((id) => id !== null);
  return value.map((each) => (typeof each === 'string' ? each : each.part));
}
