import { splitLocalePrefix, type LocalePrefix } from '@ochiq/contract/routing/path-for';

import type { ResourcePath } from './resource-path.ts';

type NamedRoute<P> = { part: P; form: LocalePrefix; name: string };

/** A route of the forms: a form, its confirmation page, or the challenge of browsers. */
export type FormRoute = NamedRoute<'form'> | NamedRoute<'sent'> | { part: 'challenge' };

const pattern = /^\/forms\/(?<name>[^/]+)(?<sent>\/sent)?$/u;

/** Matches a path with the routes of forms; undefined for other paths. */
export function matchFormPath({ path, canonical }: ResourcePath): FormRoute | undefined {
  const { form, rest } = splitLocalePrefix(path);
  const { name, sent } = pattern.exec(rest)?.groups ?? {};
  if (name === undefined || !canonical) return undefined;
  if (sent !== undefined) return { part: 'sent', form, name };
  return name === 'challenge' ? { part: 'challenge' } : { part: 'form', form, name };
}
