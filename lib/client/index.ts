export { at } from './call';
export type { Address, Answered, CallOptions, EndpointAt } from './call';
export { createClient } from './client';
export type { Client } from './client';
export { ServiceError } from './error';
export type { ClientErrorCode } from './error';
export type { JobWaitOptions as WaitOptions } from './jobs';
export type { CallerOptions } from './sender';
export type { EventOptions } from './stream';
