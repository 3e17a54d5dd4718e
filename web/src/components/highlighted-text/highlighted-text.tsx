import { splitByHits } from '@ochiq/pages/view-models/find';

/** Renders a text with the search words highlighted. */
export function HighlightedText({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return <>{text}</>;
  return <>{splitByHits(text, words).map((part, index) => (part.hit ? <mark key={index}>{part.text}</mark> : part.text))}</>;
}
