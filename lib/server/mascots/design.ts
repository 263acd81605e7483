import type { DesignMascotInput } from '@/lib/contract/mascot';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import { insertMascot } from '../db/mascots';
import { beginDrawing, type BegunMascot } from './begin-drawing';
import { UNNAMED } from './names';

/** The input of the designing job. */
export interface GenerateInput {
  prompt: string;
  detail: 'standard' | 'high';
  style?: string;
  name?: string;
  notes?: string;
}

/** Begins a mascot from a prompt. Throws `insufficient_credits`. */
export async function designMascot(actor: Actor, input: DesignMascotInput & { prompt: string }): Promise<BegunMascot> {
  const { prompt, style, name, notes, detail = 'standard', max_cost_usd: maxCostUsd } = input;
  const work: GenerateInput = {
    prompt,
    detail,
    ...(style ? { style } : {}),
    ...(name ? { name } : {}),
    ...(notes ? { notes } : {}),
  };
  return transaction(async (tx) => {
    const id = await insertMascot(tx, {
      workspaceId: actor.workspaceId,
      name: name ?? UNNAMED,
      source: 'prompt',
      prompt,
    });
    await recordActs(tx, actor, { action: 'mascot.created', resourceId: id });
    return beginDrawing(tx, actor, id, {
      type: 'generate',
      action: detail === 'high' ? 'generate_high' : 'generate',
      input: work,
      maxCostUsd,
    });
  });
}
