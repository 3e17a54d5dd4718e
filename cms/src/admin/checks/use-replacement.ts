import type { Fields } from '@ochiq/contract/fields/field';
import { useState } from 'react';

import type { AddressReplacement } from './finding.ts';
import { replaceAddress, reverseReplacement, type FieldReplacement } from './replace-address.ts';

type Replacing = {
  take: (replacement: AddressReplacement) => void;
  /** What was taken last, as long as the form has it. */
  taken: AddressReplacement | null;
  undo: () => void;
};

/**
 * Takes a new address into a form, and takes it back; nothing is saved.
 * @param change receives the one changed field, and the place in it
 */
export function useReplacement(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  change: (changed: FieldReplacement, path: readonly string[]) => void,
): Replacing {
  const [last, setLast] = useState<AddressReplacement | null>(null);
  const reverse = last && reverseReplacement(last);
  const undoing = reverse && replaceAddress(fields, values, reverse);
  return {
    take(replacement) {
      const changed = replaceAddress(fields, values, replacement);
      if (!changed) return;
      change(changed, replacement.path);
      setLast(replacement);
    },
    taken: undoing ? last : null,
    undo() {
      if (!last || !undoing) return;
      change(undoing, last.path);
      setLast(null);
    },
  };
}
