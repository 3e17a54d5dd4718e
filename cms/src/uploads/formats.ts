export type Kind = 'picture' | 'video' | 'pdf' | 'text' | 'office' | 'archive';

/** One row of what may be uploaded: extension, declared type and content have to agree. */
export type Format = {
  kind: Kind;
  /** The type that the file is kept and served with. */
  mime: string;
  /** What browsers and systems call it besides. */
  alsoDeclared?: readonly string[];
  /** What a text of this kind begins with. */
  begins?: RegExp;
};

const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';
const zip = ['application/zip', 'application/x-zip-compressed', 'application/x-zip'];
const json = /^\uFEFF?\s*[[{]/u;

/** All that the media library takes. SVG, HTML and XML may hold scripts; the old formats of office programs may hold macros. */
export const formats = {
  '.jpg': { kind: 'picture', mime: 'image/jpeg', alsoDeclared: ['image/jpg', 'image/pjpeg'] },
  '.jpeg': { kind: 'picture', mime: 'image/jpeg', alsoDeclared: ['image/jpg', 'image/pjpeg'] },
  '.png': { kind: 'picture', mime: 'image/png', alsoDeclared: ['image/x-png'] },
  '.webp': { kind: 'picture', mime: 'image/webp' },
  '.avif': { kind: 'picture', mime: 'image/avif' },
  '.gif': { kind: 'picture', mime: 'image/gif' },
  '.mp4': { kind: 'video', mime: 'video/mp4' },
  '.webm': { kind: 'video', mime: 'video/webm' },
  '.pdf': { kind: 'pdf', mime: 'application/pdf', alsoDeclared: ['application/x-pdf'] },
  '.docx': { kind: 'office', mime: `${openXml}.wordprocessingml.document`, alsoDeclared: zip },
  '.xlsx': { kind: 'office', mime: `${openXml}.spreadsheetml.sheet`, alsoDeclared: zip },
  '.pptx': { kind: 'office', mime: `${openXml}.presentationml.presentation`, alsoDeclared: zip },
  '.odt': { kind: 'office', mime: `${openDocument}.text`, alsoDeclared: zip },
  '.ods': { kind: 'office', mime: `${openDocument}.spreadsheet`, alsoDeclared: zip },
  '.odp': { kind: 'office', mime: `${openDocument}.presentation`, alsoDeclared: zip },
  '.csv': { kind: 'text', mime: 'text/csv', alsoDeclared: ['text/plain', 'application/csv', 'application/vnd.ms-excel'] },
  '.txt': { kind: 'text', mime: 'text/plain' },
  '.json': { kind: 'text', mime: 'application/json', alsoDeclared: ['text/plain'], begins: json },
  '.geojson': { kind: 'text', mime: 'application/geo+json', alsoDeclared: ['application/json', 'text/plain'], begins: json },
  '.vtt': { kind: 'text', mime: 'text/vtt', alsoDeclared: ['text/plain'], begins: /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/u },
  '.zip': { kind: 'archive', mime: 'application/zip', alsoDeclared: zip },
} as const satisfies Readonly<Record<string, Format>>;

export type Extension = keyof typeof formats;

const table: ReadonlyMap<string, Format> = new Map(Object.entries(formats));

/** The row of an extension, in small letters and with its dot. */
export const formatOf = (extension: string): Format | undefined => table.get(extension);

/** Types that say nothing: what a system sends for a file that it does not know. */
const generic = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** Whether a file of this row may be declared so. */
export function mayBeDeclared({ mime, alsoDeclared = [] }: Format, declared: string): boolean {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? '';
  return generic.has(type) || type === mime || alsoDeclared.includes(type);
}
