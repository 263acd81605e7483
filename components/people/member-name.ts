import type { Member } from '@/lib/contract/member';

/** What a member is called: by name, or by email where none was given. */
export const memberName = ({ name, email }: Member): string => name ?? email;
