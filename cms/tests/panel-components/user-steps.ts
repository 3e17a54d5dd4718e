import { act, fireEvent, screen } from '@testing-library/react';

/** Does something, and waits for what follows from it at once. */
export const settle = (work: () => void = () => undefined): Promise<void> =>
  act(async () => {
    work();
    await Promise.resolve();
  });

/** Presses a button, and waits for what follows from it at once. */
export const press = (button: string | RegExp | HTMLElement): Promise<void> =>
  settle(() => fireEvent.click(button instanceof HTMLElement ? button : screen.getByRole('button', { name: button })));

/** Chooses an option of a field, by keyboard. */
export function chooseOption(field: string, option: string): void {
  fireEvent.keyDown(screen.getByRole('combobox', { name: field }), { key: 'Enter' });
  fireEvent.keyDown(screen.getByRole('option', { name: option }), { key: 'Enter' });
}

/** Types into a field. */
export const type = (field: string | RegExp, text: string): boolean =>
  fireEvent.change(screen.getByLabelText(field), { target: { value: text } });

/** Creates what the panel's client throws where the CMS refuses. */
export const createRefusal = (message: string): Error =>
  Object.assign(new Error(message), { response: { data: { error: { status: 403, name: 'PolicyError', message, details: {} } } } });
