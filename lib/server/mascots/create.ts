import type { Job } from '@/lib/contract/job';
import type { DesignMascotInput, ImportMascotInput, Mascot } from '@/lib/contract/mascot';
import type { Actor } from '../actor';
import { designMascot } from './design';
import { importMascot } from './import';

/** A mascot that is ready, or one whose design has begun. */
export type CreatedMascot = { ready: Mascot } | { begun: { mascot: Mascot; job: Job } };

/** Makes a mascot in either of the two ways of POST /mascots. Throws `invalid_request`, `insufficient_credits`. */
export async function createMascot(actor: Actor, body: DesignMascotInput | ImportMascotInput): Promise<CreatedMascot> {
  return 'spec' in body ? { ready: await importMascot(actor, body) } : { begun: await designMascot(actor, body) };
}
