/** Settings and their values; the first of each is the default. */
export const settings = {
  textSize: ['100', '125', '150', '200'],
  lineSpacing: ['normal', 'wide'],
  letterSpacing: ['normal', 'wide'],
  contrast: ['normal', 'high'],
  theme: ['device', 'light', 'dark'],
  images: ['shown', 'off'],
  motion: ['on', 'off'],
} as const satisfies Record<string, readonly [string, string, ...string[]]>;

export type Setting = keyof typeof settings;

export const settingNames = Object.keys(settings) as Setting[];

/** The id of the form, for its button and its script. */
export const formId = 'display-settings';
