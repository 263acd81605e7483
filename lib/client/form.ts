/** A body with a file in it as the form that it travels in, null for any other. */
export function formOf(body: unknown): FormData | null {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (!fields.some(([, value]) => value instanceof Blob)) return null;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** Bytes as a file: one that has a name keeps it. */
export function fileOf(source: Blob): File {
  return source instanceof File ? source : new File([source], '', { type: source.type });
}
