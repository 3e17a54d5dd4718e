import { lookup, mimes } from 'mrmime';

/** Office and archive formats that mrmime does not know. */
const additionalMediaTypes: Readonly<Record<string, string>> = {
  '7z': 'application/x-7z-compressed',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ico: 'image/x-icon',
  kml: 'application/vnd.google-earth.kml+xml',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  rar: 'application/vnd.rar',
  tar: 'application/x-tar',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** All file extensions with a media type of their own. */
export const knownExtensions: readonly string[] = Object.keys({ ...mimes, ...additionalMediaTypes });

/** Files whose path determines their type; by extension alone they would be generic JSON or XML. */
export const pathMediaTypes = [
  { name: 'feed', pattern: /^\/feeds\/.+\.json$/u, example: '/feeds/uz/news.json', mediaType: 'application/feed+json' },
  {
    name: 'columns',
    pattern: /^\/(?:data|media)\/[^/]+\.csv-metadata\.json$/u,
    example: '/data/a.csv-metadata.json',
    mediaType: 'application/csvm+json',
  },
  {
    name: 'rules',
    pattern: /^\/speculation-rules\.json$/u,
    example: '/speculation-rules.json',
    mediaType: 'application/speculationrules+json',
  },
  {
    name: 'search',
    pattern: /^\/opensearch\/[^/]+\.xml$/u,
    example: '/opensearch/uz.xml',
    mediaType: 'application/opensearchdescription+xml',
  },
] as const;

const unknown = 'application/octet-stream';
const textual = /^text\/|^application\/(?:json|xml|.*\+(?:json|xml))$|^image\/svg\+xml$/u;

/** Returns the media type of a file by its path and name, without parameters. */
export function getMediaType(path: string): string {
  const placed = pathMediaTypes.find(({ pattern }) => pattern.test(path));
  if (placed) return placed.mediaType;
  const extension = /[^/]\.([^./]+)$/u.exec(path)?.[1]?.toLowerCase() ?? '';
  // mrmime looks a name such as `constructor` up in a plain object.
  const known: unknown = extension === '' ? unknown : lookup(extension);
  if (typeof known === 'string') return known;
  return Object.hasOwn(additionalMediaTypes, extension) ? (additionalMediaTypes[extension] ?? unknown) : unknown;
}

/** Returns whether a type is text, which is sent as UTF-8 and precompressed. */
export function isTextual(mediaType: string): boolean {
  return textual.test(mediaType);
}

export function toContentType(mediaType: string): string {
  return isTextual(mediaType) ? `${mediaType}; charset=utf-8` : mediaType;
}
