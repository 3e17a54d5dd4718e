import type { FormField } from '@ochiq/contract/forms/form-field';
import type { ReactNode } from 'react';

import type { LabelWord } from './field-words';

export type FieldProps<K extends FormField['kind'] = FormField['kind']> = {
  /** The form's own name on the page. */
  form: string;
  name: string;
  word: LabelWord;
  facts: Extract<FormField, { kind: K }>;
  /** After it the form is sent, not the next field filled. */
  isLast: boolean;
  /** What may be wrong, where a page has to say it without a script. */
  problems?: ReactNode;
};
