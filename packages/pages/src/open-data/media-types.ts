import type { resourceFormats } from '@ochiq/contract/part/resource';

/** The media types of data formats. */
export const mediaTypes = {
  csv: 'text/csv',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  geojson: 'application/geo+json',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const satisfies Record<(typeof resourceFormats)[number], string>;
