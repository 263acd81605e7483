export function callerOf(peer: string, told: string | undefined): string;
