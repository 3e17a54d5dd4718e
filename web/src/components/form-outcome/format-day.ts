/** Formats `2026-11-20` as `20.11.2026`: the same in all languages of the site. */
export const formatDay = (iso: string): string => iso.split('-').reverse().join('.');

/** Keeps a `time` valid that is empty and hidden until a date is filled in. */
export const placeholderDay = '1970-01-01';
