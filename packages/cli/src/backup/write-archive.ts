import { Readable } from 'node:stream';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { pack as newPack } from 'tar-stream';
import { Encrypter, identityToRecipient } from 'age-encryption';

import { toError } from '../process/errors.ts';
import { toDiskError, isDiskError } from './backup-error.ts';
import { type Manifest, manifestName, PartDigests } from './manifest.ts';
import { Packer } from './pack.ts';

/** Encrypts a stream in the format of age: a changed, moved or missing part is detected. */
async function encryptStream(content: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  return Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(content)));
}

/** Most content is compressed already: pictures, and pages in two encodings. */
const packing = { level: 1 };

type ArchiveContent = {
  key: string;
  fill: (packer: Packer) => Promise<void>;
  facts: Omit<Manifest, 'parts' | 'format'>;
};

/**
 * Writes one encrypted file: a compressed tar whose last entry is the manifest of all others.
 * @throws BackupError the disk refuses it; or what `fill` throws
 */
export async function writeArchive(file: string, { key, fill, facts }: ArchiveContent): Promise<Manifest> {
  const digests = new PartDigests();
  const pack = newPack();
  const packed = createGzip(packing);
  // The reader of the compressed stream receives its errors too. Here they are caught at once, since that reader may
  // not be attached yet.
  const flow = pipeline(pack, packed).catch(() => undefined);
  const failed: { by?: Error } = {};
  let manifest: Manifest | undefined;
  const fillArchive = async () => {
    const packer = new Packer(pack, digests);
    await fill(packer);
    manifest = { format: 1, ...facts, parts: digests.end() };
    await packer.addText(manifestName, JSON.stringify(manifest), new Date(facts.madeAt));
    pack.finalize();
  };
  const filled = fillArchive().catch((error: unknown) => {
    failed.by = toError(error);
    pack.destroy(failed.by);
  });
  try {
    await pipeline(await encryptStream(packed, key), createWriteStream(file, { mode: 0o600, flush: true }));
    await filled;
  } catch (error) {
    pack.destroy();
    throw isDiskError(error) || failed.by === undefined ? toDiskError(error, file) : failed.by;
  } finally {
    await flow;
  }
  if (manifest === undefined) throw new Error(`${file} was not finished`);
  return manifest;
}
