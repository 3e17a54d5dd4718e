/** Rows as a Markdown table, the first row its head: the first column to the left, figures to the right. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = `|${head.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
