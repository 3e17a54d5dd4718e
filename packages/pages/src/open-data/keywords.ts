/** Parses comma-separated keywords; each is listed once. */
export const parseKeywords = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;]/u)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];
