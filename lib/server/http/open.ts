import { NAMES } from '@/lib/contract/legacy';

type Headers = Record<string, string>;

const READABLE: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': `ETag, ${NAMES.requestIdHeader}`,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * The headers of an open endpoint's answers, also of errors: pages of any origin may read them, without credentials.
 */
export const openHeaders = (open: boolean): Headers => (open ? READABLE : {});

/** The headers of an open endpoint's answer to a preflight request. */
export const preflightHeaders = (open: boolean): Headers =>
  open
    ? {
        ...READABLE,
        'Access-Control-Allow-Methods': 'GET',
        'Access-Control-Allow-Headers': 'If-None-Match',
        'Access-Control-Max-Age': '86400',
      }
    : {};
