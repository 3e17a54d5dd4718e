import type { englishPublishing } from './en/publishing.ts';

export type PublishingTextId = keyof typeof englishPublishing;

/** The texts about the publication state, in another language. The compiler requires every text. */
export type PublishingTexts = Readonly<Record<PublishingTextId, string>>;
