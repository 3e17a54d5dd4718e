import type { Locale } from '@ochiq/contract/routing/locales';

/** What the checks of a text look for. Each advises; what the law or the page needs is checked at publishing. */
export const findingKinds = [
  'heading-order',
  'bold-heading',
  'typed-list',
  'link-words',
  'undescribed',
  'no-captions',
  'long-sentence',
  'long-paragraph',
  'mixed-letters',
  'apostrophe',
  'capitals',
  'number-form',
  'date-form',
  'pdf-scan',
  'pdf-untagged',
  'pdf-language',
  'pdf-title',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** The findings of links to other sites, which the CMS requests at night. */
export type LinkFindingKind = 'dead-link' | 'moved-link';

/** An address at a place of the form, and the one that it has moved to. */
export type AddressReplacement = { path: readonly string[]; from: string; to: string };

/** Something that readers would trip over: where it is, as Strapi names its inputs, and the words. */
export type Finding = {
  kind: FindingKind | LinkFindingKind;
  path: string;
  excerpt: string;
  /** What the editor can take at once. */
  replacement?: AddressReplacement;
};

/** Returns the words of a text in which a check finds something. */
export type TextCheck = (text: string, locale: Locale) => readonly string[];
