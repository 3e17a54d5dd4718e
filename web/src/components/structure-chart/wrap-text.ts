/** Widths of letters, in parts of the type size: rounded up, so that no line outgrows its box. */
const narrow = /[ijlItfr.,:;'ʻʼ()\-·|!]/u;
const wide = /[mwMWжшщюфыЖШЩЮФЫМ—]/u;
const capital = /\p{Lu}/u;

function letterWidth(letter: string): number {
  if (narrow.test(letter)) return 0.4;
  if (wide.test(letter)) return 0.9;
  return capital.test(letter) ? 0.74 : 0.6;
}

export const measureText = (text: string, size: number): number =>
  Array.from(text, letterWidth).reduce((sum, width) => sum + width, 0) * size;

/**
 * Breaks a text into lines no wider than `width`, after a hyphen too; a word that is wider by itself is cut. SVG does
 * not wrap text.
 */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string) => measureText(candidate.trimEnd(), size) <= width;
  const add = (piece: string) => {
    if (line !== '' && !fits(line + piece)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  };
  for (const piece of text.trim().split(/(?<=[\s\-–])/u)) {
    if (fits(piece)) add(piece);
    else for (const letter of piece) add(letter);
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}
