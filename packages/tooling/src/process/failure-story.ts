/** Where a tool's own story begins; what stands before it is of no use to a reader. */
const beginnings = [/can['’]t (?:become a page|be built)/u, /error TS\d/u, /^\s*ERROR|^error|Error:|✕|●/u];
const shownLines = 25;
/** Longer lines are minified code, not words. */
const longestLine = 400;

/** The lines of a failed command's output that tell a person what is wrong. */
export function failureStory(lines: readonly string[]): string[] {
  const readable = lines.filter((line) => line.trim() !== '' && line.length <= longestLine);
  const begin = beginnings.map((pattern) => readable.findIndex((line) => pattern.test(line))).find((index) => index !== -1);
  return begin === undefined ? readable.slice(-shownLines) : readable.slice(begin, begin + shownLines);
}
