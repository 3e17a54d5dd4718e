import type { MissingNames } from '../../content/history/version.ts';

/** Lists the fields in which something is gone, with its names as far as they are known: “Tags (Water), Cover”. */
export const describeMissing = (missing: readonly MissingNames[], getLabel: (field: string) => string): string =>
  missing.map(({ field, names }) => (names.length === 0 ? getLabel(field) : `${getLabel(field)} (${names.join(', ')})`)).join(', ');
