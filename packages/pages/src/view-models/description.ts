/** Search engines show about this much of a description, and ignore a shorter one. */
const longest = 160;
const shortest = 50;

const collapseWhitespace = (text: string) => text.replace(/\s+/gu, ' ').trim();

function joinSentences(first: string, second: string): string {
  if (first === '') return second;
  return /[.!?…:;]$/u.test(first) ? `${first} ${second}` : `${first}. ${second}`;
}

/** Truncates to at most `longest` characters, between words. */
function truncateText(text: string): string {
  if (text.length <= longest) return text;
  const truncated = text.slice(0, longest).replace(/\s+\S*$/u, '');
  return `${truncated.replace(/[\s.,:;–—-]+$/u, '')}…`;
}

/**
 * Builds a description of the page's own texts: the first, and further ones only while it is too short to be useful.
 */
export function buildDescription(texts: readonly (string | null | undefined)[]): string | null {
  let description = '';
  for (const text of texts) {
    const next = collapseWhitespace(text ?? '');
    if (description.includes(next)) continue;
    description = joinSentences(description, next);
    if (description.length >= shortest) break;
  }
  return description === '' ? null : truncateText(description);
}
