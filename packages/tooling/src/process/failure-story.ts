/** Where a tool's own story begins; what stands before it is of no use to a reader. */
const beginnings = [/can['’]t (?:become a page|be built)/u, /error TS\d/u, /^\s*ERROR|^error|Error:|✕|●/u];
/** Where in the code it was noticed: of no use to a reader either. */
const trace = /^\s+(?:- \S+\.[jt]sx?:\d+|at \S+)/u;
const shownLines = 25;
/** Longer lines are minified code, not words. */
const longestLine = 400;

/** The lines of a failed command's output that tell a person what is wrong. */
export function failureStory(lines: readonly string[]): string[] {
  const readable = lines.filter((line) => line.trim() !== '' && line.length <= longestLine);
  const begin = beginnings.map((pattern) => readable.findIndex((line) => pattern.test(line))).find((index) => index !== -1);
  if (begin === undefined) return readable.slice(-shownLines);
  const end = readable.findIndex((line, index) => index > begin && trace.test(line));
  return readable.slice(begin, end === -1 ? undefined : end).slice(0, shownLines);
}
