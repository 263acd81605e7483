import type { Member } from '@/lib/contract/member';

/** A member's name, or their address without one. */
export const memberName = ({ name, email }: Member): string => name ?? email;
