import type { publishing } from './en/publishing.ts';

export type PublishingTextId = keyof typeof publishing;

/** What the panel says of the way to the site, in another language. The compiler asks for every text. */
export type PublishingTexts = Readonly<Record<PublishingTextId, string>>;
