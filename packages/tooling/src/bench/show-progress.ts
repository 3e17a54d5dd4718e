/** Shows progress: one updated line on a terminal, otherwise one line each. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text.slice(0, (process.stderr.columns || 80) - 1)}`);
  else if (text !== '') process.stderr.write(`${text}\n`);
}
