import type { Member } from '@/lib/contract/member';

/** The name of a member, or their e-mail address if they have none. */
export const memberName = ({ name, email }: Member): string => name ?? email;
