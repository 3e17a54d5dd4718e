import type { publishing } from './en/publishing.ts';

export type PublishingTextId = keyof typeof publishing;

/** The texts about the publication state, in another language. The compiler requires every text. */
export type PublishingTexts = Readonly<Record<PublishingTextId, string>>;
