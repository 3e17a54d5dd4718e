import type { Marked } from '@ochiq/contract/search';

/** Renders a text in its own spelling, with the matches highlighted. */
export function MarkedParts({ parts }: { parts: Marked }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
