/** Who looks at the built site. */
export const validators = ['html', 'csv', 'calendar', 'catalogue', 'structured data', 'accessibility'] as const;

export type ValidatorName = (typeof validators)[number];

/** What a validator says of a place. */
export type Finding = {
  validator: ValidatorName;
  /** The same for the same fault, wherever it is. */
  message: string;
  /** The file or address, and where in it. */
  place: string;
};

/** A file of the built site, by its path in it. */
export type SiteFile = { name: string; text: string };
