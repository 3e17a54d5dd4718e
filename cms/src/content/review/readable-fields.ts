import { type ContentTypeName, contentTypes } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';

import type { RightsCheck } from '../../people/roles/panel-rights';
import { listFieldPaths } from '../history/allowed-fields';

const getField = (type: ContentTypeName, name: string): Field | undefined =>
  Object.entries<Field>(contentTypes[type].fields).find(([own]) => own === name)?.[1];

/**
 * Returns whether a user may read the field that a remark is on: a remark about a field shows what is in it. Places in
 * lists are no part of Strapi's name of a field, and the blocks of a page are one.
 */
export function canReadField(type: ContentTypeName, path: string | null, check: RightsCheck): boolean {
  if (path === null) return check('read');
  const [name = '', ...steps] = path.split('.').filter((step) => !/^\d+$/u.test(step));
  const field = getField(type, name);
  if (!field) return false;
  return check('read', field.cms.type === 'component' ? [name, ...steps].join('.') : name);
}

/** Returns whether a user may change what is at a place in a field; a list of parts where they may change some field of its parts. */
export function canChangeField(type: ContentTypeName, path: string, check: RightsCheck): boolean {
  const steps = path.split('.').filter((step) => !/^\d+$/u.test(step));
  const [name = ''] = steps;
  const field = getField(type, name);
  if (!field) return false;
  const place = field.cms.type === 'component' ? steps.join('.') : name;
  return listFieldPaths(field, name).some((one) => (one === place || one.startsWith(`${place}.`)) && check('update', one));
}
