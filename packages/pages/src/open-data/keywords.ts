/** Splits the words that an editor wrote with commas between them; each is taken once. */
export const keywordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;]/u)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];
