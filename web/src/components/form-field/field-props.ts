import type { FormField } from '@ochiq/contract/forms/form-field';
import type { ReactNode } from 'react';

import type { LabelWord } from './field-words';

export type FieldProps<K extends FormField['kind'] = FormField['kind']> = {
  /** The form's id on the page. */
  form: string;
  name: string;
  word: LabelWord;
  facts: Extract<FormField, { kind: K }>;
  /** Whether it is the last field: Enter submits the form. */
  isLast: boolean;
  /** Possible problems, where the page has to contain them for readers without scripts. */
  problems?: ReactNode;
};
