import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of shapes as published, CC BY 4.0. */
type ShapesFile = { version: string; path: string; sha256: string };

const source = 'https://raw.githubusercontent.com/SEMICeu/DCAT-AP/7c531da7f154794da620fd0e57a3e8afe0286c0f';

export const shapesFiles: readonly ShapesFile[] = [
  {
    version: '3.0.1',
    path: 'releases/3.0.1/html/shacl/shapes.ttl',
    sha256: '7fe9815e0f32b10f5cbce74fa6ccd0290aae3ef9e5080fb84e2d8093eb984d1d',
  },
  {
    version: '3.0.1 with ranges',
    path: 'releases/3.0.1/shacl/dcat-ap-SHACL.ttl',
    sha256: '990d3e42721de6a4be8cc338a7171559f195e62dea89c0b56531356b78cc026f',
  },
  {
    version: '2.1.1',
    path: 'releases/2.1.1/dcat-ap_2.1.1_shacl_shapes.ttl',
    sha256: '467ace005196e261b9299422e921aba079c279a9e914e3a2d499e048cbc7cd0b',
  },
];

const hashText = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Reads shapes from the cache where the digest matches, else downloads and caches them.
 * @throws the digest differs, or the download fails
 */
export async function readShapes({ path: name, sha256 }: ShapesFile, cacheDir: string): Promise<string> {
  const cachedFile = path.join(cacheDir, `${sha256}.ttl`);
  const old = await readFile(cachedFile, 'utf8').catch(() => null);
  if (old !== null && hashText(old) === sha256) return old;
  const address = `${source}/${name}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) }).catch((error: unknown) => {
    throw new Error(`The shapes of DCAT-AP are not to be had from ${address}. Put the file at ${cachedFile} by hand.`, { cause: error });
  });
  const text = await response.text();
  if (hashText(text) !== sha256) throw new Error(`${address} (${String(response.status)}) is not the file that is expected`);
  await mkdir(cacheDir, { recursive: true });
  await writeFile(cachedFile, text);
  return text;
}
