import type { FormName } from '@ochiq/contract/forms/forms';

/** Forms that somebody presses for what they do: nothing was sent to anybody. */
const deeds: readonly FormName[] = ['login', 'reset-password', 'confirm-email', 'sign-out'];

/** Which words say that a form was taken. */
export const takenWord = (form: FormName) => (deeds.includes(form) ? 'done' : 'sent');
