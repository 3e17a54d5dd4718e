import { findInlineAttribute } from './csp-hashes.ts';

/** Finds what makes a rendered page unfit for publication; `null` without a fault. */
export function findHtmlFault(html: string): string | null {
  if (html.includes('\0')) return 'has a NUL byte in it';
  if (html.includes('\uFFFD')) return 'has a broken character (U+FFFD) in it';
  if (!html.includes('</html>')) return 'is cut short';
  const attribute = findInlineAttribute(html);
  return attribute ? `has an inline style or script, which the content policy forbids: ${attribute.slice(0, 160)}` : null;
}
