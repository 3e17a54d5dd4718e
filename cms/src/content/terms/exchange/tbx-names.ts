/** What TBX-Basic calls how words are to be used. */
export const termStatuses = {
  preferred: 'preferredTerm-admn-sts',
  admitted: 'admittedTerm-admn-sts',
  deprecated: 'deprecatedTerm-admn-sts',
} as const;

/** Elements of both editions of ISO 30042: a term in all languages, a language, and words. */
export const tbxElements = {
  entry: ['conceptEntry', 'termEntry'],
  language: ['langSec', 'langSet'],
  words: ['termSec', 'tig', 'ntig'],
} as const satisfies Record<string, readonly string[]>;
