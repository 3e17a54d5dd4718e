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

type Setting = keyof typeof settings;

export const settingNames = Object.keys(settings) as Setting[];

/** The id of the form, for its button and its script. */
export const formId = 'display-settings';

/** The reader's choices by setting; defaults are not in it. */
export type Choices = Readonly<Record<string, string>>;

const key = 'display';

/** Parses choices: only known settings and values, since storage may contain anything. */
export function parseChoices(stored: unknown): Choices {
  if (typeof stored !== 'object' || stored === null) return {};
  const choices: Record<string, string> = {};
  for (const name of settingNames) {
    const [, ...values] = settings[name];
    const chosen = values.find((value) => value === Reflect.get(stored, name));
    if (chosen) choices[name] = chosen;
  }
  return choices;
}

/** Reads the stored choices; none where storage is not available. */
export function readChoices(): Choices {
  try {
    return parseChoices(JSON.parse(String(localStorage.getItem(key))));
  } catch {
    return {};
  }
}

export function storeChoices(choices: Choices): void {
  try {
    localStorage.setItem(key, JSON.stringify(choices));
  } catch {
    // Then the choice lasts until the page is left.
  }
}

/** Applies the choices to the styles: `data-text-size="150"` and the like on the root. */
export function applyChoices({ dataset }: HTMLElement, choices: Choices): void {
  for (const name of settingNames) {
    const chosen = choices[name];
    if (chosen) dataset[name] = chosen;
    else Reflect.deleteProperty(dataset, name);
  }
}

/**
 * Checks the inputs of the form by the root's attributes. All are set, also to "no": a radio that was not is reset by
 * hydration.
 */
export function checkChoices(form: HTMLFormElement, { dataset }: HTMLElement): void {
  for (const radio of form.querySelectorAll('input')) {
    const chosen = dataset[radio.name];
    radio.checked = chosen ? radio.value === chosen : radio.defaultChecked;
  }
}
