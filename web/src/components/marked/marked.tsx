import { partsOf } from '@ochiq/pages/view/find';

/** Renders a text with the search words highlighted. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return <>{text}</>;
  return <>{partsOf(text, words).map((part, index) => (part.hit ? <mark key={index}>{part.text}</mark> : part.text))}</>;
}
