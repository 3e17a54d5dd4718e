import type { MarkedText } from '@ochiq/contract/search/search';

/** Renders a text in its own spelling, with the matches highlighted. */
export function HighlightedParts({ parts }: { parts: MarkedText }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
