/** Lets the words of a button in a narrow column take two lines: Strapi's buttons have the height of one, and cut the rest. */
export const wrappingButton = { height: 'auto', minHeight: '3.2rem', paddingBlock: '0.6rem' } as const;
