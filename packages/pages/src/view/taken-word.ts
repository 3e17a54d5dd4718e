import type { FormName } from '@ochiq/contract/forms/forms';

/** Forms that perform an action: nothing is sent to the institution. */
const deeds: readonly FormName[] = ['login', 'reset-password', 'confirm-email', 'sign-out'];

/** Returns which text confirms an accepted form. */
export const takenWord = (form: FormName) => (deeds.includes(form) ? 'done' : 'sent');
