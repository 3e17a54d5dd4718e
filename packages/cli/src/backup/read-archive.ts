import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { extract, type Header } from 'tar-stream';
import { Decrypter } from 'age-encryption';

import { toError } from '../process/errors.ts';
import { BackupError, isMissing } from './backup-error.ts';
import {
  type BackupEntry,
  findDifferentPart,
  type Manifest,
  manifestName,
  manifestSchema as manifestShape,
  PartDigests,
} from './manifest.ts';

/**
 * Decrypts a file; all bytes that can be read are authentic.
 * @throws Error the key is another one, or the file is not encrypted
 */
async function decryptFile(file: string, key: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  const source = createReadStream(file);
  try {
    return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(source)));
  } catch (error) {
    source.destroy();
    throw error;
  }
}

/** An entry read from a backup; its bytes have to be read before the next entry. */
export type ArchiveEntry = Pick<BackupEntry, 'name' | 'kind'> &
  Pick<Header, 'mode' | 'mtime' | 'linkname'> & { bytes: AsyncIterable<Uint8Array> };

/** Handles an entry of a backup. */
export type EntryHandler = (archiveEntry: ArchiveEntry) => Promise<void>;

/** Discards an entry, to verify a backup without writing it. */
export const discardEntry: EntryHandler = () => Promise.resolve();

const kinds: Partial<Record<Header['type'], BackupEntry['kind']>> = { file: 'file', directory: 'folder', symlink: 'link', link: 'same' };

/** Returns whether a name stays within the folder; others could write anywhere. */
const isSafeName = (name: string) => !name.split('/').some((word) => word === '..' || word === '.' || word === '');

/** Filters bytes from a stream whose library type does not declare them. */
async function* filterBytes(source: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) if (chunk instanceof Uint8Array) yield chunk;
}

async function processEntry(
  header: Header,
  source: AsyncIterable<Uint8Array>,
  digests: PartDigests,
  handleEntry: EntryHandler,
): Promise<void> {
  const name = header.name.replace(/\/$/u, '');
  const kind = kinds[header.type];
  if (kind === undefined || !isSafeName(name) || (kind === 'same' && !isSafeName(header.linkname)))
    throw new Error(`${name} can't be in a backup`);
  const hash = createHash('sha256');
  const count = { bytes: 0 };
  const countBytes = async function* () {
    for await (const chunk of source) {
      count.bytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  };
  const bytes = countBytes();
  await handleEntry({ name, kind, mode: header.mode, mtime: header.mtime, linkname: header.linkname, bytes });
  // Bytes that the handler left unread still count for the digest.
  for (let rest = await bytes.next(); rest.done !== true;) rest = await bytes.next();
  digests.add({ name, kind, bytes: count.bytes, mark: kind === 'file' ? hash.digest('hex') : kind === 'folder' ? '' : header.linkname });
}

async function readManifest(source: AsyncIterable<Uint8Array>): Promise<Manifest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return manifestShape.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
}

const createDamagedError = (file: string, error: unknown) =>
  new BackupError(`${file} is cut short or was changed: take another backup (\`pnpm backup --list\` names them).`, { cause: error });

function toOpenError(file: string, error: unknown): Error {
  if (isMissing(error)) return new BackupError(`${file} is not there: \`pnpm backup --list\` names the backups.`, { cause: error });
  const isOther = error instanceof Error && error.message.startsWith('no identity matched');
  if (isOther) return new BackupError(`${file} was sealed with another key: set BACKUP_KEY to the one it was made with.`, { cause: error });
  return createDamagedError(file, error);
}

/**
 * Reads a backup to its end, and compares its content with the manifest.
 * @throws BackupError it can't be decrypted, or is incomplete; or what `handleEntry` throws
 */
export async function readArchive(file: string, key: string, handleEntry: EntryHandler): Promise<Manifest> {
  const source = await decryptFile(file, key).catch((error: unknown) => {
    throw toOpenError(file, error);
  });
  const entries = extract();
  const flow = pipeline(source, createGunzip(), entries);
  // It is awaited below; errors surface in the entries first.
  flow.catch(() => undefined);
  const digests = new PartDigests();
  let storedManifest: Manifest | undefined;
  const failed: { by?: Error } = {};
  const trackedHandler: EntryHandler = (archiveEntry) =>
    handleEntry(archiveEntry).catch((error: unknown) => {
      failed.by = toError(error);
      throw error;
    });
  try {
    for await (const entry of entries) {
      if (entry.header.name === manifestName) storedManifest = await readManifest(filterBytes(entry));
      else await processEntry(entry.header, filterBytes(entry), digests, trackedHandler);
    }
    await flow;
  } catch (error) {
    source.destroy();
    throw failed.by ?? createDamagedError(file, error);
  }
  const differentPart = storedManifest && findDifferentPart(digests.end(), storedManifest);
  if (storedManifest === undefined || differentPart !== null)
    throw createDamagedError(file, `${differentPart ?? 'the manifest'} is not what was put in`);
  return storedManifest;
}
