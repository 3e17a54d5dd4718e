import { uploadFormats, type UploadExtension, type UploadKind } from '@ochiq/contract/fields/upload';

/** One row of what may be uploaded: extension, declared type and content have to agree. */
export type Format = {
  kind: UploadKind;
  /** The type with which the file is stored and served. */
  mime: string;
  /** What browsers and systems call it besides. */
  alsoDeclared?: readonly string[];
  /** What a text of this kind begins with. */
  begins?: RegExp;
};

const zip = ['application/zip', 'application/x-zip-compressed', 'application/x-zip'];
const json = /^\uFEFF?\s*[[{]/u;

/** The properties of a format that concern the upload only; the others are in the contract. */
const uploadOnlyFields: Readonly<Partial<Record<UploadExtension, Pick<Format, 'alsoDeclared' | 'begins'>>>> = {
  '.jpg': { alsoDeclared: ['image/jpg', 'image/pjpeg'] },
  '.jpeg': { alsoDeclared: ['image/jpg', 'image/pjpeg'] },
  '.png': { alsoDeclared: ['image/x-png'] },
  '.pdf': { alsoDeclared: ['application/x-pdf'] },
  '.docx': { alsoDeclared: zip },
  '.xlsx': { alsoDeclared: zip },
  '.pptx': { alsoDeclared: zip },
  '.odt': { alsoDeclared: zip },
  '.ods': { alsoDeclared: zip },
  '.odp': { alsoDeclared: zip },
  '.csv': { alsoDeclared: ['text/plain', 'application/csv', 'application/vnd.ms-excel'] },
  '.json': { alsoDeclared: ['text/plain'], begins: json },
  '.geojson': { alsoDeclared: ['application/json', 'text/plain'], begins: json },
  '.vtt': { alsoDeclared: ['text/plain'], begins: /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/u },
  '.zip': { alsoDeclared: zip },
};

const formatRows = Object.entries(uploadFormats) as readonly (readonly [UploadExtension, (typeof uploadFormats)[UploadExtension]])[];
const formatsByExtension: ReadonlyMap<string, Format> = new Map(
  formatRows.map(([extension, format]) => [extension, { ...format, ...uploadOnlyFields[extension] }]),
);

/** Finds the format of an extension, in small letters and with its dot. */
export const findFormat = (extension: string): Format | undefined => formatsByExtension.get(extension);

/** Generic types, which a system declares for an unknown file. */
const generic = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** Returns whether a file of this format may be declared so. */
export function mayBeDeclared({ mime, alsoDeclared = [] }: Format, declared: string): boolean {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? '';
  return generic.has(type) || type === mime || alsoDeclared.includes(type);
}
