import { forms, type FormName } from '@ochiq/contract/forms/forms';
import type { FormField } from '@ochiq/contract/forms/form-field';
import { intakeRequest, type IntakeRequest } from '@ochiq/contract/forms/intake-request';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { getViewLocale, isScriptPrefix, toLocalePrefix, type ViewPrefix } from '@ochiq/contract/routing/scripts';

/** Submitted fields by name. */
export type SubmittedFields = ReadonlyMap<string, string>;

const { page: pageSchema, key: keySchema, token: tokenSchema, proof: proofSchema } = intakeRequest.shape;

const listFormFields = (name: FormName): [string, FormField][] => Object.entries<FormField>(forms[name]);

/** The sender of a form. */
type SenderIdentity = Pick<IntakeRequest, 'session' | 'address'>;

/** Converts a submitted form to a request to the CMS: the form's own fields as they were typed, and control fields. */
export function toIntakeRequest(name: FormName, localePrefix: ViewPrefix, sent: SubmittedFields, sender: SenderIdentity): IntakeRequest {
  // A value longer than any that we issue counts as absent.
  const readControlField = (field: string, schema: typeof keySchema): string | null => {
    const value = sent.get(field) ?? '';
    return value === '' ? null : (schema.safeParse(value).data ?? null);
  };
  return {
    fields: Object.fromEntries(listFormFields(name).flatMap(([field]) => (sent.has(field) ? [[field, sent.get(field) ?? '']] : []))),
    language: getViewLocale(localePrefix),
    ...(isScriptPrefix(localePrefix) && { script: localePrefix }),
    page: pageSchema.safeParse(sent.get('page')).data ?? pathFor('form', toLocalePrefix(localePrefix), { form: name }),
    key: readControlField('key', keySchema),
    token: readControlField('token', tokenSchema),
    proof: readControlField('proof', proofSchema),
    trapped: (sent.get('website') ?? '') !== '',
    ...sender,
  };
}

/**
 * Returns the values that a form's page shows again: all fields except passwords, and the hidden ones that another try
 * needs.
 */
export function getRedisplayedValues(name: FormName, sent: SubmittedFields): ReadonlyMap<string, string> {
  const typed = listFormFields(name).filter(([, { kind }]) => kind !== 'password');
  const hidden = ['page', 'key'].filter((field) => sent.has(field));
  return new Map([...typed.map(([field]) => field), ...hidden].map((field) => [field, sent.get(field) ?? '']));
}
