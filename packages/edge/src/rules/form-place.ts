import { splitForm, type PathForm } from '@ochiq/contract/path-for';

import type { Place } from './place.ts';

type Named<P> = { part: P; form: PathForm; name: string };

/** A route of the forms: a form, its confirmation page, or the challenge of browsers. */
export type FormPlace = Named<'form'> | Named<'sent'> | { part: 'challenge' };

const pattern = /^\/forms\/(?<name>[^/]+)(?<sent>\/sent)?$/u;

/** Matches a path with the routes of forms; undefined for other paths. */
export function formPlace({ path, canonical }: Place): FormPlace | undefined {
  const { form, rest } = splitForm(path);
  const { name, sent } = pattern.exec(rest)?.groups ?? {};
  if (name === undefined || !canonical) return undefined;
  if (sent !== undefined) return { part: 'sent', form, name };
  return name === 'challenge' ? { part: 'challenge' } : { part: 'form', form, name };
}
