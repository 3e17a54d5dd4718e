/** What a template says to the editor stands between these. Texts of the institution never have them. */
const [opening, closing] = ['[[', ']]'];

/** Marks words as a hint of a template: what to write in this place. */
export const toHint = (words: string): string => `${opening}${words}${closing}`;

/** Finds the first hint of a template in a text, or what is left of one: its words; `null` where there is none. */
export function findTemplateHint(text: string): string | null {
  const start = text.indexOf(opening);
  const end = text.indexOf(closing, Math.max(0, start));
  if (start === -1) return end === -1 ? null : text.slice(0, end).trim();
  return text.slice(start + opening.length, end === -1 ? text.length : end).trim();
}
