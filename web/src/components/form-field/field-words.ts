import type { FieldName, FormName } from '@ochiq/contract/forms/forms';

import type { Messages } from '../../i18n/catalogues';

export type LabelWord = keyof Messages['forms']['label'];
type PromptWord = keyof Messages['forms']['prompt'];

/** The label of each field; `null` is never visible. */
const labels = {
  contact: { name: 'name', email: 'email', subject: 'subject', message: 'message' },
  callback: { name: 'name', phone: 'phone' },
  appeal: { kind: 'kind', name: 'fullName', address: 'address', email: 'email', phone: 'phone', message: 'appeal' },
  comment: { news: null, name: 'name', content: 'comment' },
  review: { name: 'name', role: 'role', content: 'review', consent: 'consent' },
  feedback: { useful: 'useful' },
  'error-report': { text: 'text' },
  'appeal-status': { receipt: 'receipt', code: 'code' },
  signup: { name: 'name', email: 'email', password: 'password', remember: 'remember' },
  login: { email: 'email', password: 'password', remember: 'remember' },
  'forgot-password': { email: 'email' },
  'reset-password': { code: null, password: 'password' },
  'confirm-email': { code: null },
  'sign-out': {},
} as const satisfies { [F in FormName]: Record<FieldName<F>, LabelWord | null> };

export function labelOf(form: FormName, field: string): LabelWord | null {
  const { [field]: word = null }: Readonly<Record<string, LabelWord | null>> = labels[form];
  return word;
}

/** Choices and checkboxes have no placeholder. */
const chosen: readonly string[] = ['kind', 'consent', 'useful', 'remember'] satisfies Exclude<LabelWord, PromptWord>[];

export const isAskedFor = (word: LabelWord): word is PromptWord => !chosen.includes(word);

/** Values of `autocomplete`. */
export const autoFill: Partial<Record<LabelWord, string>> = {
  name: 'name',
  fullName: 'name',
  email: 'email',
  phone: 'tel',
  address: 'address-line1',
  role: 'organization-title',
};
