import { forms, type FormName } from '@ochiq/contract/forms/forms';
import type { FormField } from '@ochiq/contract/forms/form-field';
import { intakeRequest, type IntakeRequest } from '@ochiq/contract/forms/wire';
import { localeOf, pathFor, type PathForm } from '@ochiq/contract/path-for';

/** Submitted fields by name. */
export type SentFields = ReadonlyMap<string, string>;

const { page: pageSchema, key: keySchema, token: tokenSchema, proof: proofSchema } = intakeRequest.shape;

const fieldsOf = (name: FormName): [string, FormField][] => Object.entries<FormField>(forms[name]);

/** The sender of a form. */
export type SenderFacts = Pick<IntakeRequest, 'session' | 'address'>;

/** Converts a submitted form to a request to the CMS: the form's own fields as they were typed, and control fields. */
export function formRequest(name: FormName, form: PathForm, sent: SentFields, sender: SenderFacts): IntakeRequest {
  // A value longer than any that we issue counts as absent.
  const besides = (field: string, schema: typeof keySchema): string | null => {
    const value = sent.get(field) ?? '';
    return value === '' ? null : (schema.safeParse(value).data ?? null);
  };
  return {
    fields: Object.fromEntries(fieldsOf(name).flatMap(([field]) => (sent.has(field) ? [[field, sent.get(field) ?? '']] : []))),
    language: localeOf(form),
    page: pageSchema.safeParse(sent.get('page')).data ?? pathFor('form', form, { form: name }),
    key: besides('key', keySchema),
    token: besides('token', tokenSchema),
    proof: besides('proof', proofSchema),
    trapped: (sent.get('website') ?? '') !== '',
    ...sender,
  };
}

/**
 * Returns the values that a form's page shows again: all fields except passwords, and the hidden ones that another try
 * needs.
 */
export function typedValues(name: FormName, sent: SentFields): ReadonlyMap<string, string> {
  const typed = fieldsOf(name).filter(([, { kind }]) => kind !== 'password');
  const hidden = ['page', 'key'].filter((field) => sent.has(field));
  return new Map([...typed.map(([field]) => field), ...hidden].map((field) => [field, sent.get(field) ?? '']));
}
