import { expect, test } from 'vitest';
import { EXPORT_FORMATS } from '@/lib/contract/export-formats';
import { getFile } from '@/lib/contract/file';
import { UPLOAD_TYPES } from '@/lib/server/uploads/sniff';

test('the document names the media type of every file that can be stored', () => {
  const stored = [...Object.values(EXPORT_FORMATS), ...Object.values(UPLOAD_TYPES)].map(({ mime }) => mime);
  expect(stored.filter((mime) => !getFile.returns[200].types.includes(mime))).toEqual([]);
  expect(getFile.returns[206].types).toEqual(getFile.returns[200].types);
});
