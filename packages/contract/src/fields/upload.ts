/**
 * Returns the name under which the site publishes a file of the media library. A replaced file keeps the library's own
 * name, so the instant of its last change is part of this one: the content under a name never changes. A picture that a
 * program wrote into a text may lack that instant.
 */
export function getPublishedFileName(hash: string, updatedAt: string | null | undefined): string {
  return updatedAt ? `${hash}-${Date.parse(updatedAt).toString(36)}` : hash;
}

/** The kinds of files in the media library. */
export type UploadKind = 'picture' | 'video' | 'pdf' | 'text' | 'office' | 'archive';

const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/**
 * The formats that the media library accepts, by extension: nothing else is published. SVG, HTML and XML may hold
 * scripts; the old office formats may hold macros.
 */
export const uploadFormats = {
  '.jpg': { kind: 'picture', mime: 'image/jpeg' },
  '.jpeg': { kind: 'picture', mime: 'image/jpeg' },
  '.png': { kind: 'picture', mime: 'image/png' },
  '.webp': { kind: 'picture', mime: 'image/webp' },
  '.avif': { kind: 'picture', mime: 'image/avif' },
  '.gif': { kind: 'picture', mime: 'image/gif' },
  '.mp4': { kind: 'video', mime: 'video/mp4' },
  '.webm': { kind: 'video', mime: 'video/webm' },
  '.pdf': { kind: 'pdf', mime: 'application/pdf' },
  '.docx': { kind: 'office', mime: `${openXml}.wordprocessingml.document` },
  '.xlsx': { kind: 'office', mime: `${openXml}.spreadsheetml.sheet` },
  '.pptx': { kind: 'office', mime: `${openXml}.presentationml.presentation` },
  '.odt': { kind: 'office', mime: `${openDocument}.text` },
  '.ods': { kind: 'office', mime: `${openDocument}.spreadsheet` },
  '.odp': { kind: 'office', mime: `${openDocument}.presentation` },
  '.csv': { kind: 'text', mime: 'text/csv' },
  '.txt': { kind: 'text', mime: 'text/plain' },
  '.json': { kind: 'text', mime: 'application/json' },
  '.geojson': { kind: 'text', mime: 'application/geo+json' },
  '.vtt': { kind: 'text', mime: 'text/vtt' },
  '.zip': { kind: 'archive', mime: 'application/zip' },
} as const satisfies Readonly<Record<string, { kind: UploadKind; mime: string }>>;

export type UploadExtension = keyof typeof uploadFormats;

/** Bytes of the largest file that the media library takes. */
export const largestUpload = 200 * 1024 * 1024;

const formats: ReadonlyMap<string, { kind: UploadKind; mime: string }> = new Map(Object.entries(uploadFormats));

/** Returns the format of an extension, in small or capital letters and with its dot. */
export const getUploadFormat = (extension: string): { kind: UploadKind; mime: string } | undefined => formats.get(extension.toLowerCase());

/** Returns the path of a file in the CMS, stored in a folder or a bucket: never an address with a host. */
export const getUploadPath = ({ hash, ext }: { hash: string; ext: string }): string => `/uploads/${hash}${ext}`;

/** Names as Strapi generates them: nothing that escapes the upload folder. */
export const uploadName = /^\w[\w.-]*$/u;

type UploadClaim = { hash: string; ext: string; url: string; mime?: string };
type UploadFault = { field: keyof UploadClaim; message: string };

/**
 * Finds the properties that contradict those of a file of the media library. What a field or text says of a file was
 * written by a client of the CMS: the address is fetched and the extension is served, so both have to follow from the
 * library's own name.
 */
export function findUploadFaults({ hash, ext, url, mime }: UploadClaim): UploadFault[] {
  const format = getUploadFormat(ext);
  const faults: UploadFault[] = [];
  if (!format)
    faults.push({ field: 'ext', message: 'is not the ending of a file that the media library takes: upload the file in another format' });
  if (url !== getUploadPath({ hash, ext }))
    faults.push({ field: 'url', message: 'is not where the media library keeps this file: choose the file there again' });
  if (format && mime !== undefined && mime !== format.mime)
    faults.push({ field: 'mime', message: 'does not agree with the ending of the file: upload the file again' });
  return faults;
}
