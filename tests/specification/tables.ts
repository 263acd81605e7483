/** A table of a Markdown document: the headings it stands under (the last one), its columns and its rows. */
export interface Table {
  heading: string;
  columns: string[];
  rows: string[][];
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
const isRow = (line: string): boolean => line.startsWith('|');
const isRule = (line: string): boolean => /^\|[\s:|-]+\|$/.test(line);

/**
 * The tables of a document, in their order; those below one heading are numbered from the second on, as in `Part 2`.
 */
export function tablesOf(markdown: string): Table[] {
  const tables: Table[] = [];
  const seen = new Map<string, number>();
  let heading = '';
  let open: Table | null = null;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('#')) heading = line.replace(/^#+\s*/, '');
    if (!isRow(line)) open = null;
    else if (open) {
      if (!isRule(line)) open.rows.push(cellsOf(line));
    } else {
      const count = (seen.get(heading) ?? 0) + 1;
      seen.set(heading, count);
      open = { heading: count === 1 ? heading : `${heading} ${count}`, columns: cellsOf(line), rows: [] };
      tables.push(open);
    }
  }
  return tables;
}
