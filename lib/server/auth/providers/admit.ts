import type { Account, Profile } from 'next-auth';
import { signIn } from '@/lib/contract/account';
import { findProviderOwner } from '../../db/accounts';
import { db } from '../../db/client';
import { normalEmail } from '../../email';
import type { Flow } from './flow';

/** Why a provider's account is not let in. */
export type Refusal = 'taken' | 'unverified';

/** Whether the provider vouches for an address that an account here can have. */
function isVerified({ email, email_verified: verified }: Profile): boolean {
  return (
    verified === true && typeof email === 'string' && signIn.body.shape.email.safeParse(normalEmail(email)).success
  );
}

/**
 * Why a provider's account may not do what its flow is for, null where it may. Only with an address that the provider
 * has verified: it signs in to whom it is connected to, else to the account of its address, or makes that account; and
 * it is connected to one person only.
 */
export async function whyRefused(flow: Flow, account: Account, profile: Profile): Promise<Refusal | null> {
  const owner = await findProviderOwner(db(), flow.provider, account.providerAccountId);
  if (flow.userId !== null && owner !== null && owner !== flow.userId) return 'taken';
  return isVerified(profile) ? null : 'unverified';
}
