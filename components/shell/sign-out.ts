/** Signs this browser out, by a form's post, and leaves the studio. */
export function signOut(): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/api/auth/sign-out';
  document.body.append(form);
  form.submit();
}
