/** Search engines show about this much of a description, and ignore a shorter one. */
const longest = 160;
const shortest = 50;

const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim();

function joined(first: string, second: string): string {
  if (first === '') return second;
  return /[.!?…:;]$/u.test(first) ? `${first} ${second}` : `${first}. ${second}`;
}

/** Truncates to at most `longest` characters, between words. */
function cut(text: string): string {
  if (text.length <= longest) return text;
  const whole = text.slice(0, longest).replace(/\s+\S*$/u, '');
  return `${whole.replace(/[\s.,:;–—-]+$/u, '')}…`;
}

/**
 * Builds a description of the page's own texts: the first, and further ones only while it is too short to be useful.
 */
export function descriptionOf(texts: readonly (string | null | undefined)[]): string | null {
  let description = '';
  for (const text of texts) {
    const next = tidy(text ?? '');
    if (description.includes(next)) continue;
    description = joined(description, next);
    if (description.length >= shortest) break;
  }
  return description === '' ? null : cut(description);
}
