import type { ServerResponse } from 'node:http';

export function hasDotSegment(url: string): boolean;
export function refuseDotSegment(response: ServerResponse): void;
export function readableAddress(url: string): string;
