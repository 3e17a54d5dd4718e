/**
 * Formats rows as a Markdown table, the first row as its head: the first column left-aligned, figures right-aligned.
 */
export function formatMarkdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const formatLine = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = `|${head.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`;
  return [formatLine(head), rule, ...rows.map(formatLine)].join('\n');
}

/** Formats rows as aligned text: the first column left-aligned, figures right-aligned. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const formatLine = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ');
  return rows.map((row) => formatLine(row).trimEnd()).join('\n');
}
