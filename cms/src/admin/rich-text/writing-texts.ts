import type { WritingText } from '../texts/en/writing.ts';
import type { Translate } from '../texts/use-texts.ts';

/** Returns what the editor of texts says, in the language of the panel. */
export type WritingTranslate = Translate<WritingText>;
