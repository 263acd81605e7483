import type { ServerResponse } from 'node:http';

export function isKnownMethod(method: string): boolean;
export function refuseMethod(method: string, response: ServerResponse): void;
