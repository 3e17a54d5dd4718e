/** How words of a rich text can be formatted, and that they stay as they are in every language and alphabet. */
export const textMarks = ['bold', 'italic', 'underline', 'strikethrough', 'code', 'untranslated'] as const;
export type TextMark = (typeof textMarks)[number];
