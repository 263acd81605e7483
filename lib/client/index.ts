export { at } from './call';
export { createClient } from './client';
export type { Client } from './client';
export { ServiceError } from './error';
