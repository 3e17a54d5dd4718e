import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';

import { getCacheControl } from '@ochiq/http-policy/cache-rules';
import { getRepresentationHeaders } from '@ochiq/http-policy/representation';

import type { PublishedTree } from './published-tree.ts';
import { parseCompressedVariant } from './twin.ts';

/** The metadata header with the MD5 of a file: not every storage uses it as the ETag. */
export const hashHeader = 'x-amz-meta-md5';

async function hashContents(handle: FileHandle): Promise<Buffer> {
  const hash = createHash('md5');
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) if (chunk instanceof Buffer) hash.update(chunk);
  return hash.digest();
}

/** Returns the MD5 and the size of a file. @throws it does not exist */
export async function readHashAndSize(file: string): Promise<{ hash: string; size: number }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    return { hash: (await hashContents(handle)).toString('hex'), size };
  } finally {
    await handle.close();
  }
}

/** Builds the headers that the edge would send with a file, as far as a storage can. */
export function buildStorageHeaders(name: string, tree: PublishedTree): Record<string, string> {
  const variant = parseCompressedVariant(name);
  const representation =
    variant && tree.has(variant.owner)
      ? { path: `/${variant.owner}`, encoding: variant.encoding }
      : { path: `/${name}`, encoding: undefined };
  // `Vary` depends on content negotiation, which a storage does not do.
  const headers = Object.entries(getRepresentationHeaders({ ...representation, varies: [] })).filter(([header]) => header !== 'Vary');
  return { ...Object.fromEntries(headers), 'Cache-Control': getCacheControl(representation.path) };
}

/** Opens a file for upload. The open handle isolates it from a concurrent rename. @throws it does not exist */
export async function openPayload(name: string, tree: PublishedTree) {
  const headers = buildStorageHeaders(name, tree);
  const handle = await open(tree.resolveFile(name));
  try {
    const [{ size }, hash] = [await handle.stat(), await hashContents(handle)];
    // An empty stream would be sent chunked, which storages reject.
    const body = size === 0 ? '' : Readable.toWeb(handle.createReadStream({ start: 0 }));
    if (size === 0) await handle.close();
    return {
      headers: { ...headers, 'Content-Length': String(size), 'Content-MD5': hash.toString('base64'), [hashHeader]: hash.toString('hex') },
      body,
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
