import { bytes, endpoint } from './endpoint';

export const exportWorkspace = endpoint({
  id: 'exportWorkspace',
  method: 'GET',
  path: '/workspace/export',
  tag: 'Workspace',
  access: 'people',
  summary:
    'Everything in the workspace as one ZIP: specs, motions, canvases, files, jobs, the ledger, people, the names of ' +
    'keys and the audit log. It holds no secrets.',
  title: 'Export the workspace',
  returns: { 200: bytes('application/zip') },
  errors: ['rate_limited'],
});

export const exportAccount = endpoint({
  id: 'exportAccount',
  method: 'GET',
  path: '/account/export',
  tag: 'Account',
  access: 'session',
  summary:
    'Everything about the signed-in person as one ZIP: the account, browsers, providers and workspaces, what they ' +
    'did in those, and their personal workspace whole.',
  title: 'Export the account',
  returns: { 200: bytes('application/zip') },
  errors: ['rate_limited'],
});
