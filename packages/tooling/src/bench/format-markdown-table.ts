/**
 * Formats rows as a Markdown table, the first row as its head: the first column left-aligned, figures right-aligned.
 */
export function formatMarkdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const formatLine = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = `|${head.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`;
  return [formatLine(head), rule, ...rows.map(formatLine)].join('\n');
}
