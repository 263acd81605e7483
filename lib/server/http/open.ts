import { NAMES } from '@/lib/contract/legacy';

type Headers = Record<string, string>;

const READABLE: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': `ETag, ${NAMES.requestIdHeader}`,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * What every answer of an open endpoint carries, failures too: pages of any origin may read it, without credentials.
 */
export const openHeaders = (open: boolean): Headers => (open ? READABLE : {});

/** What a browser is told that asks before it reads from an open endpoint. */
export const askingHeaders = (open: boolean): Headers =>
  open
    ? {
        ...READABLE,
        'Access-Control-Allow-Methods': 'GET',
        'Access-Control-Allow-Headers': 'If-None-Match',
        'Access-Control-Max-Age': '86400',
      }
    : {};
