/** The validators of the built site. */
export const validators = ['html', 'csv', 'calendar', 'catalogue', 'structured data', 'accessibility'] as const;

export type ValidatorName = (typeof validators)[number];

/** A message of a validator about a place. */
export type Finding = {
  validator: ValidatorName;
  /** Equal for equal faults, wherever they are. */
  message: string;
  /** The file or address, and the position in it. */
  place: string;
};

/** A file of the built site, by its relative path. */
export type SiteFile = { name: string; text: string };
