/** The texts about references to an entry. */
export const englishUses = {
  // Strapi's own text: the reason is shown next to it.
  'upload.list.bulk-actions.delete.error': 'Nothing was deleted.',
  'ochiq.uses.title': 'Used by',
  'ochiq.uses.none': 'Nothing leads to this entry.',
  'ochiq.uses.broken': 'The list could not be read. It is tried again by itself.',
  'ochiq.uses.draft': 'draft',
  'ochiq.uses.hidden':
    '{count, plural, one {# entry that you may not read} other {# entries that you may not read, or that are not listed}}.',
  'ochiq.uses.leaving': 'These entries lead here. Links in their texts go out as plain words once this is off the site:',
  'ochiq.uses.leaving.many':
    'These entries lead to those you chose. Links in their texts go out as plain words once those are off the site:',
  'ochiq.uses.unpublish': 'Take this off the site?',
} as const;

export type UsesTextId = keyof typeof englishUses;

/** The same in another language. The compiler requires every text. */
export type UsesTexts = Readonly<Record<UsesTextId, string>>;
