/** A text of one paragraph, as Strapi keeps it. */
export const createParagraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];

/** A text that is a link. */
export const createLinkParagraph = (url: string, text: string) => [
  { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text }] }] },
];

/** Returns a text with its spaces made one, and none at its ends. */
export const normalizeSpaces = (value: string | undefined): string => (value ?? '').replace(/\s+/gu, ' ').trim();
