/** A body that holds a file as form data; null for any other body. */
export function formOf(body: unknown): FormData | null {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (!fields.some(([, value]) => value instanceof Blob)) return null;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** Bytes as a file; a file keeps its name. */
export function fileOf(source: Blob): File {
  return source instanceof File ? source : new File([source], '', { type: source.type });
}
