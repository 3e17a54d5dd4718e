import { lookup } from 'mrmime';

/** Office and archive formats that mrmime leaves out. */
export const furtherTypes: Readonly<Record<string, string>> = {
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

const unknown = 'application/octet-stream';
const textual = /^text\/|^application\/(?:json|xml|.*\+(?:json|xml))$|^image\/svg\+xml$/u;

/** The media type that a file's name tells, without parameters. */
export function mediaTypeOf(path: string): string {
  const extension = /[^/]\.([^./]+)$/u.exec(path)?.[1]?.toLowerCase() ?? '';
  // mrmime looks a name such as `constructor` up in a plain object.
  const known: unknown = extension === '' ? unknown : lookup(extension);
  if (typeof known === 'string') return known;
  return Object.hasOwn(furtherTypes, extension) ? (furtherTypes[extension] ?? unknown) : unknown;
}

/** Text, which is sent as UTF-8 and compressed ahead. */
export function isTextual(mediaType: string): boolean {
  return textual.test(mediaType);
}

export function contentType(mediaType: string): string {
  return isTextual(mediaType) ? `${mediaType}; charset=utf-8` : mediaType;
}
