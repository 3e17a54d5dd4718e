import { fold } from '@ochiq/uzbek/fold';

/** Tells texts that have every word of a query somewhere; capitals, apostrophes and alphabets make no difference. */
export function searchWords(query: string): (...texts: (string | null)[]) => boolean {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  return (...texts) => {
    const text = fold(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
}
