import { nameKey } from './name-key.ts';
import type { Word } from './words.ts';

/** How a stem and the sound of a name are told from a word as it is written. The index's tokenizer keeps the sign. */
const stemSign = '_';
const nameSign = '__';

export const stemTerm = (stem: string): string => `${stemSign}${stem}`;
export const nameTerm = (folded: string): string => `${nameSign}${nameKey(folded)}`;

/** Whether a term of the index is a word as somebody wrote it. */
export const isWritten = (term: string): boolean => !term.startsWith(stemSign);

/** What the index holds of a word: as it is written, and its stem where that is another. */
const termsOf = ({ exact, stem }: Word): string[] => (stem === exact ? [exact] : [exact, stemTerm(stem)]);

/** A text as a column of the index: its terms with a space between them. */
export const column = (words: readonly Word[]): string => words.flatMap(termsOf).join(' ');

/** As `column`, each term once: for texts so long that their words would count for too much, and names as they sound. */
export const columnOnce = (words: readonly Word[]): string => [...new Set(words.flatMap(termsOf))].join(' ');

/** The names in a text as they sound. */
export const nameColumn = (words: readonly Word[]): string =>
  [...new Set(words.flatMap(({ exact, stem }) => [nameTerm(exact), nameTerm(stem)]))].join(' ');
