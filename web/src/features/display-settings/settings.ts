/** What a reader can set, and to what; the first of each is what stands without a choice. */
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

/** By it a button opens the form, and the script knows the form. */
export const formId = 'display-settings';
