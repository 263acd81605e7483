export { at } from './call';
export type { Address, Answered, CallOptions, EndpointAt } from './call';
export { createClient } from './client';
export type { Client, CallerOptions } from './client';
export { ServiceError } from './error';
export type { ClientErrorCode } from './error';
export type { JobWaitOptions as WaitOptions } from './jobs';
export type { EventOptions } from './stream';
