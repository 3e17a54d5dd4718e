import { contentTypeNames, contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import { sinceIndependence, type DayRange } from '@ochiq/contract/fields/day-range';
import type { Field } from '@ochiq/contract/fields/field';

/** Returns which days a field of a form may hold, by the contract; a part of an entry has the usual ones. */
export function findRange(model: string, field: string): DayRange {
  const type = contentTypeNames.find((name) => getContentTypeUid(name) === model);
  const fields: Readonly<Record<string, Field>> = type === undefined ? {} : contentTypes[type].fields;
  return fields[field]?.range ?? sinceIndependence;
}
