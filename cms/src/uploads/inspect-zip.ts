import type { Readable } from 'node:stream';

import { openPromise, type Entry, type ZipFile } from 'yauzl';

import { Refusal } from './refusal';

/** A presentation of a hundred slides has a thousand entries. */
const maxEntries = 10_000;
/** What may come out of one file. */
const maxUnpacked = 1024 * 1024 * 1024;
/** Text shrinks to a hundredth at most; what shrinks further was made to swell. */
const maxSwelling = 200;
/** Small files of great contrast are harmless. */
const harmless = 32 * 1024 * 1024;
/** The maximum size of an entry that is read: the text of a book is a tenth of it. */
const maxRead = 32 * 1024 * 1024;

/** An entry of an archive that was read to its end. */
export type Unpacked = { name: string; text: string | null };

type Wanted = (name: string) => boolean;

/** Decodes XML, which may be in UTF-16, by its first two bytes. */
function decode(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

async function textOf(stream: Readable, isWanted: boolean, count: (bytes: number) => void): Promise<string | null> {
  const kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const bytes = chunk as Buffer;
    count(bytes.length);
    length += bytes.length;
    if (!isWanted) continue;
    if (length > maxRead) throw new Refusal('swollen');
    kept.push(bytes);
  }
  return isWanted ? decode(Buffer.concat(kept)) : null;
}

async function* unpackedOf(zip: ZipFile, isWanted: Wanted): AsyncGenerator<Unpacked> {
  if (zip.entryCount > maxEntries) throw new Refusal('swollen');
  const limit = Math.min(maxUnpacked, Math.max(harmless, zip.fileSize * maxSwelling));
  let [packed, unpacked] = [0, 0];
  const count = (bytes: number) => {
    unpacked += bytes;
    if (unpacked > limit) throw new Refusal('swollen');
  };
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    if (entry.isEncrypted()) throw new Refusal('locked');
    // Entries that share their bytes exceed the size of the file.
    packed += entry.compressedSize;
    if (packed > zip.fileSize || entry.uncompressedSize > limit) throw new Refusal('swollen');
    if (entry.fileName.endsWith('/')) continue;
    const name = entry.fileName;
    yield { name, text: await textOf(await zip.openReadStreamPromise(entry), isWanted(name), count) };
  }
}

/**
 * Reads an archive entry by entry, without trusting its directory.
 * @param needsText selects the entries whose text is returned
 * @throws UploadRefusal; also where the archive is damaged
 */
export async function readZip(file: string, isWanted: Wanted): Promise<readonly Unpacked[]> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new Refusal('unreadable');
  });
  try {
    const entries: Unpacked[] = [];
    for await (const entry of unpackedOf(zip, isWanted)) entries.push(entry);
    return entries;
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('unreadable');
  } finally {
    zip.close();
  }
}
