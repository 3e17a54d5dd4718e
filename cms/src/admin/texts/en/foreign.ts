/** The texts about a redirect from the address of a file to another site. */
export const englishForeign = {
  'ochiq.foreign.title': 'Leads away from the site',
  'ochiq.foreign.warning':
    'An address of a file leads to another site: {host}. Readers take what they download there for a file of the institution. Only an administrator can publish this.',
  'ochiq.foreign.cell': 'to another site: {host}',
} as const;

export type ForeignText = keyof typeof englishForeign;

/** The same in another language. The compiler requires every text. */
export type ForeignTexts = Readonly<Record<ForeignText, string>>;
