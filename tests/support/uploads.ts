/** A form with a file of this name and media type. */
export function formWith(content: BlobPart, name = 'file', type = ''): FormData {
  const form = new FormData();
  form.append('file', new File([content], name, { type }));
  return form;
}
