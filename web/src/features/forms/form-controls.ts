import { fileField } from '@ochiq/contract/forms/form-files';

import type { FormFields } from './send-form';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Returns the controls that the reader fills in. */
export const getControls = (form: HTMLFormElement, names: readonly string[]): Control[] =>
  [...form.elements].filter(isControl).filter(({ name, type }) => type !== 'hidden' && names.includes(name));

/** Reads the current fields of a form, and the value of its button. */
export function readFields(form: HTMLFormElement, button: HTMLElement | null): FormFields {
  const fields = new Map<string, string>();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.set(name, value);
  if (button instanceof HTMLButtonElement && button.name !== '') fields.set(button.name, button.value);
  return Object.fromEntries(fields);
}

/** Reads the chosen files. A field without a choice has one without a name. */
export const readFiles = (form: HTMLFormElement): readonly File[] =>
  new FormData(form).getAll(fileField).filter((value): value is File => value instanceof File && value.name !== '');
