import type { Account, Profile } from 'next-auth';
import { signIn } from '@/lib/contract/account';
import { findProviderOwner } from '../../db/accounts';
import { db } from '../../db/client';
import { normalEmail } from '../../email';
import type { Flow } from './flow';

/** Why a provider's account is refused. */
export type Refusal = 'taken' | 'unverified';

/** Whether the provider has verified an address that an account here can have. */
function isVerified({ email, email_verified: verified }: Profile): boolean {
  return (
    verified === true && typeof email === 'string' && signIn.body.shape.email.safeParse(normalEmail(email)).success
  );
}

/**
 * Why a provider's account is refused: it has no verified address, or belongs to somebody else. Null where it may be
 * used.
 */
export async function whyRefused(flow: Flow, account: Account, profile: Profile): Promise<Refusal | null> {
  const owner = await findProviderOwner(db(), flow.provider, account.providerAccountId);
  if (flow.userId !== null && owner !== null && owner !== flow.userId) return 'taken';
  return isVerified(profile) ? null : 'unverified';
}
