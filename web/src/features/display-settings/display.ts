import { settingNames, settings } from './settings';

/** What the reader chose, by the names of the settings; what is as it would be anyway is not in it. */
export type Choices = Readonly<Record<string, string>>;

const key = 'display';

/** Only what the settings know: anything may stand in storage. */
export function choicesFrom(found: unknown): Choices {
  if (typeof found !== 'object' || found === null) return {};
  const choices: Record<string, string> = {};
  for (const name of settingNames) {
    const [, ...values] = settings[name];
    const chosen = values.find((value) => value === Reflect.get(found, name));
    if (chosen) choices[name] = chosen;
  }
  return choices;
}

/** What was chosen before; nothing, where storage is closed. */
export function storedChoices(): Choices {
  try {
    return choicesFrom(JSON.parse(String(localStorage.getItem(key))));
  } catch {
    return {};
  }
}

export function storeChoices(choices: Choices): void {
  try {
    localStorage.setItem(key, JSON.stringify(choices));
  } catch {
    // Then the choice holds until the page is left.
  }
}

/** Tells the styles: `data-text-size="150"` and the like on the root. */
export function showChoices({ dataset }: HTMLElement, choices: Choices): void {
  for (const name of settingNames) {
    const chosen = choices[name];
    if (chosen) dataset[name] = chosen;
    else Reflect.deleteProperty(dataset, name);
  }
}

/** Checks in the form what the root shows. All are set, also to "no": a radio that was not is reset when React takes the page over. */
export function checkChoices(form: HTMLFormElement, { dataset }: HTMLElement): void {
  for (const radio of form.querySelectorAll('input')) {
    const chosen = dataset[radio.name];
    radio.checked = chosen ? radio.value === chosen : radio.defaultChecked;
  }
}
