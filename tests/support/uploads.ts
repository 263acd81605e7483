/** A form with a file of this name, whatever it claims to be. */
export function formWith(content: BlobPart, name = 'file', type = ''): FormData {
  const form = new FormData();
  form.append('file', new File([content], name, { type }));
  return form;
}
