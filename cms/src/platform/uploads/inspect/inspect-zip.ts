import type { Readable } from 'node:stream';

import { type Entry, openPromise, type ZipFile } from 'yauzl';

import { UploadRefusal } from '../upload-refusal';

/** What runs where it is unpacked and opened, and what hides it from a look inside. */
const programName =
  /\.(?:apk|app|bat|bin|cmd|com|cpl|deb|dll|dmg|docm|dotm|exe|hta|iso|jar|js|jse|lnk|msi|msix|pif|potm|ppam|pptm|ps1|reg|rpm|scr|sh|vb|vbe|vbs|wsf|xlam|xlsm|xltm|zip|rar|7z|gz|tar|xz)$/iu;
/**
 * Normalizes a name as Windows opens it: without dots and spaces at its end, and without invisible control characters.
 */
const normalizeEntryName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .split('/')
    .map((part) => part.replace(/[.\s]+$/u, ''))
    .join('/');

const macros = /(?:^|\/)vbaProject\.bin$/iu;

/**
 * Looks into an archive that readers will unpack.
 * @throws Refusal
 */
export async function inspectArchive(file: string): Promise<void> {
  for (const { name } of await readZip(file, () => false)) {
    if (macros.test(normalizeEntryName(name))) throw new UploadRefusal('macros');
    if (programName.test(normalizeEntryName(name))) throw new UploadRefusal('program', name);
  }
}

/** A presentation of a hundred slides has a thousand entries. */
const maxEntries = 10_000;
/** What may come out of one file. */
const maxUnpacked = 1024 * 1024 * 1024;
/** Text shrinks to a hundredth at most; what shrinks further was made to swell. */
const maxCompressionRatio = 200;
/** Small files of great contrast are harmless. */
const alwaysAllowedBytes = 32 * 1024 * 1024;
/** The maximum size of an entry that is read: the text of a book is a tenth of it. */
const maxRead = 32 * 1024 * 1024;

/** An entry of an archive that was read to its end. */
export type UnpackedEntry = { name: string; text: string | null };

type EntryFilter = (name: string) => boolean;

/** Decodes XML, which may be in UTF-16, by its first two bytes. */
function decodeXml(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

async function readEntryText(stream: Readable, needsText: boolean, count: (bytes: number) => void): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const bytes = chunk as Buffer;
    count(bytes.length);
    length += bytes.length;
    if (!needsText) continue;
    if (length > maxRead) throw new UploadRefusal('swollen');
    chunks.push(bytes);
  }
  return needsText ? decodeXml(Buffer.concat(chunks)) : null;
}

async function* unpackEntries(zip: ZipFile, needsText: EntryFilter): AsyncGenerator<UnpackedEntry> {
  if (zip.entryCount > maxEntries) throw new UploadRefusal('swollen');
  const limit = Math.min(maxUnpacked, Math.max(alwaysAllowedBytes, zip.fileSize * maxCompressionRatio));
  let [packed, unpacked] = [0, 0];
  const count = (bytes: number) => {
    unpacked += bytes;
    if (unpacked > limit) throw new UploadRefusal('swollen');
  };
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    if (entry.isEncrypted()) throw new UploadRefusal('locked');
    // Entries that share their bytes exceed the size of the file.
    packed += entry.compressedSize;
    if (packed > zip.fileSize || entry.uncompressedSize > limit) throw new UploadRefusal('swollen');
    if (entry.fileName.endsWith('/')) continue;
    const name = entry.fileName;
    yield { name, text: await readEntryText(await zip.openReadStreamPromise(entry), needsText(name), count) };
  }
}

/**
 * Reads an archive entry by entry, without trusting its directory.
 * @param needsText selects the entries whose text is returned
 * @throws UploadRefusal; also where the archive is damaged
 */
export async function readZip(file: string, needsText: EntryFilter): Promise<readonly UnpackedEntry[]> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new UploadRefusal('unreadable');
  });
  try {
    const entries: UnpackedEntry[] = [];
    for await (const entry of unpackEntries(zip, needsText)) entries.push(entry);
    return entries;
  } catch (error) {
    throw error instanceof UploadRefusal ? error : new UploadRefusal('unreadable');
  } finally {
    zip.close();
  }
}
