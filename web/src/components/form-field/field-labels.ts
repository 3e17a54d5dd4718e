import type { FieldName, FormName } from '@ochiq/contract/forms/forms';

import type { Messages } from '../../i18n/catalogues';

export type LabelKey = keyof Messages['forms']['label'];
export type PromptKey = keyof Messages['forms']['prompt'];

type Unlabelled<F extends FormName> = Exclude<FieldName<F>, LabelKey>;
type LabelOverrides = { [F in FormName as [Unlabelled<F>] extends [never] ? never : F]: Record<Unlabelled<F>, LabelKey | null> } & {
  [F in FormName]?: Partial<Record<FieldName<F>, LabelKey | null>>;
};

/**
 * What a field is called where it is not its own name; `null` is never seen. The compiler asks for each whose name is no label.
 * Every page carries this table.
 */
const labelOverrides: LabelOverrides = {
  appeal: { name: 'fullName', message: 'appeal' },
  inquiry: { offer: null, kind: 'inquiryKind', name: 'fullName', consent: 'dataConsent' },
  comment: { news: null, content: 'comment' },
  review: { content: 'review' },
  'reset-password': { code: null },
  'confirm-email': { code: null },
};

/** Returns the label of a field that a form has. */
export function getFieldLabel(form: FormName, field: string): LabelKey | null {
  const { [field]: word = field as LabelKey }: Readonly<Record<string, LabelKey | null>> = labelOverrides[form] ?? {};
  return word;
}

/** What browsers may fill in for the reader. */
export const autoFill: Partial<Record<LabelKey, string>> = {
  name: 'name',
  fullName: 'name',
  email: 'email',
  phone: 'tel',
  address: 'address-line1',
  role: 'organization-title',
};
