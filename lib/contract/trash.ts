import { z } from 'zod';
import { deletedOf, idOf, listOf, objectOf, Timestamp } from './common';
import { endpoint } from './endpoint';
import { Mascot } from './mascot';

/** The most mascots in a list of the trash. */
export const TRASH_LIMIT = 200;

/** A deleted mascot that can still be restored. */
export const TrashedMascot = z.strictObject({
  id: idOf('mascot'),
  object: objectOf('trashed_mascot'),
  name: z.string().meta({ description: 'Its name.', examples: ['Saffron'] }),
  deleted_at: Timestamp.describe('When it was deleted.'),
  expires_at: Timestamp.describe('When it is erased for good.'),
});
export type TrashedMascot = z.infer<typeof TrashedMascot>;

/** The endpoint that lists the trash. */
export const listTrash = endpoint({
  id: 'listTrash',
  method: 'GET',
  path: '/trash',
  tag: 'Mascots',
  access: 'member',
  summary: `Deleted mascots that can be restored, the last deleted first, at most ${TRASH_LIMIT}.`,
  returns: { 200: listOf(TrashedMascot) },
});

/** The endpoint that restores a mascot from the trash. */
export const restoreMascot = endpoint({
  id: 'restoreMascot',
  method: 'POST',
  path: '/trash/{id}/restore',
  tag: 'Mascots',
  access: 'member',
  summary:
    'Takes a mascot out of the trash with its versions, animations and canvases. It is private, and what was ' +
    'exported of it is gone.',
  returns: { 200: Mascot },
});

/** The endpoint that permanently deletes a mascot in the trash. */
export const eraseMascot = endpoint({
  id: 'eraseMascot',
  method: 'DELETE',
  path: '/trash/{id}',
  tag: 'Mascots',
  access: 'member',
  summary: 'Erases a mascot in the trash for good.',
  returns: { 200: deletedOf('mascot') },
});
