import type { Server } from 'node:http';

interface Place {
  host: string | undefined;
  port: number;
}

export function addressesOf(host: string | undefined): string[];
export function listen(makeServer: () => Server, place: Place): Promise<Server[]>;
export function close(servers: Server[]): Promise<void>;
export function listenProblem(error: { code?: string }, place: Place): string | null;
