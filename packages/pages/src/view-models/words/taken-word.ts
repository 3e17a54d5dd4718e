import type { FormName } from '@ochiq/contract/forms/forms';

/** Forms that perform an action: nothing is sent to the institution. */
const actionForms: readonly FormName[] = ['login', 'reset-password', 'confirm-email', 'sign-out'];

/** Returns which text confirms an accepted form. */
export const getConfirmationWord = (form: FormName) => (actionForms.includes(form) ? 'done' : 'sent');
