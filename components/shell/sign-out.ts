import { finishWork } from '../session/open-work';
import { forgetWork } from '../session/kept-storage';

/**
 * Signs this browser out by a form post, which leaves the studio. Saves open work first, and then removes it from this
 * browser. Work that could not be saved stays in the browser.
 */
export async function signOut(): Promise<void> {
  if (await finishWork()) forgetWork();
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/api/auth/sign-out';
  document.body.append(form);
  form.submit();
}
