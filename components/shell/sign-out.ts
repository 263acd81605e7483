import { finishWork } from '../session/open-work';
import { forgetWork } from '../session/kept-storage';

/**
 * Signs this browser out, by a form's post, and leaves the studio. Open work is saved first, and then none is left in
 * this browser; where it could not be saved it stays.
 */
export async function signOut(): Promise<void> {
  if (await finishWork()) forgetWork();
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/api/auth/sign-out';
  document.body.append(form);
  form.submit();
}
