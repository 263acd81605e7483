import { endpoint } from './endpoint';
import { Mascot } from './mascot';
import { SheetInput } from './sheet-input';

export const replaceSheet = endpoint({
  id: 'replaceSheet',
  method: 'PUT',
  path: '/mascots/{id}/sheet',
  tag: 'Mascots',
  access: 'member',
  summary:
    'Draws a mascot again from a character sheet, at once, and saves it as a new version. ' +
    'With `If-Match: "<version_id>"` only while that version is the current one.',
  body: SheetInput,
  ifMatch: 'version_id',
  returns: { 200: Mascot },
  errors: ['not_ready'],
});
