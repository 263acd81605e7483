/** Converts words to a part of a file name: lower case, without characters that file systems or headers reject. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
}

/** A `Content-Disposition` that saves the answer under this name, whatever characters it has (RFC 6266). */
export function attachment(name: string): string {
  const lawful =
    [...name]
      .filter((character) => !/[\p{Cc}\p{Cs}/\\]/u.test(character))
      .join('')
      .trim() || 'download';
  const plain = lawful.replace(/[^\x20-\x7e]|["%]/g, '_');
  const encoded = encodeURIComponent(lawful).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
