/** Matches where a tool's own error message begins; earlier output is of no use to a reader. */
const beginnings = [/can['’]t (?:become a page|be built)/u, /error TS\d/u, /^\s*ERROR|^error|Error:|✕|●/u];
/** Matches stack traces, which are of no use to a reader either. */
const trace = /^\s+(?:- \S+\.[jt]sx?:\d+|at \S+)/u;
const shownLines = 25;
/** Longer lines are minified code, not messages. */
const longestLine = 400;

/** Extracts the lines of a failed command's output that explain the failure. */
export function extractFailureLines(lines: readonly string[]): string[] {
  const readable = lines.filter((line) => line.trim() !== '' && line.length <= longestLine);
  const begin = beginnings.map((pattern) => readable.findIndex((line) => pattern.test(line))).find((index) => index !== -1);
  if (begin === undefined) return readable.slice(-shownLines);
  const end = readable.findIndex((line, index) => index > begin && trace.test(line));
  return readable.slice(begin, end === -1 ? undefined : end).slice(0, shownLines);
}
