import type { Fields } from '@ochiq/contract/fields/field';

import type { FormValues } from '../merge/form-values.ts';
import { mergeFields, type Versions } from '../merge/merge-values.ts';

/**
 * Splits what was typed in a form whose values were replaced: fields that can be put back, as only this editor has changed
 * them, and whether there are others.
 * @param versions base is what was sent or opened, mine what was typed, theirs what the form has now
 */
export function splitTyped(fields: Fields, versions: Versions): { retained: FormValues; isLost: boolean } {
  const merges = mergeFields(fields, versions);
  const retained = merges.flatMap((merge) => (merge.kind === 'mine' ? [[merge.name, merge.value] as const] : []));
  return { retained: Object.fromEntries(retained), isLost: merges.some(({ kind }) => kind === 'value' || kind === 'list') };
}
