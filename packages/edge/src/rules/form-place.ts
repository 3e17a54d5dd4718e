import { splitForm, type PathForm } from '@ochiq/contract/path-for';

import type { Place } from './place.ts';

type Named<P> = { part: P; form: PathForm; name: string };

/** An address of the forms: one form, the page that says it was sent, or how a browser makes its form. */
export type FormPlace = Named<'form'> | Named<'sent'> | { part: 'challenge' };

const pattern = /^\/forms\/(?<name>[^/]+)(?<sent>\/sent)?$/u;

/** What of the forms a place is; undefined where it has nothing to do with them. */
export function formPlace({ path, canonical }: Place): FormPlace | undefined {
  const { form, rest } = splitForm(path);
  const { name, sent } = pattern.exec(rest)?.groups ?? {};
  if (name === undefined || !canonical) return undefined;
  if (sent !== undefined) return { part: 'sent', form, name };
  return name === 'challenge' ? { part: 'challenge' } : { part: 'form', form, name };
}
