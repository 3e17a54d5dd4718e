import type { Marked } from '@ochiq/contract/search';

/** A text in its own spelling, with what matched marked. */
export function MarkedParts({ parts }: { parts: Marked }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
