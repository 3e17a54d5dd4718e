import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Formats that do not shrink by further compression. */
const compressedPattern = /\.(?:webp|png|jpe?g|avif|gif|pdf|woff2|webm|mp4|zip|gz|7z|docx|xlsx|pptx)$/iu;

/** Limits of ZIP without its 64-bit extension. */
const maxFiles = 65_535;
const maxBytes = 0xffff_ffff;

/** The content exceeds the limits of one ZIP. */
export class TooMuchForZip extends Error {
  override name = 'TooMuchForZip';
}

/**
 * Packs a folder into one ZIP, in the order of the names, so that the same files give the same bytes.
 * @param at the time of every file in it
 * @throws TooMuchForZip
 */
export async function compressFolder(folder: string, zipFile: string, at: Date): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  if (files.length > maxFiles) throw new TooMuchForZip(`A ZIP holds ${String(maxFiles)} files, and there are ${String(files.length)}`);

  const output = createWriteStream(zipFile);
  const done = finished(output);
  let bytes = 0;
  const zip = new Zip((error, chunk) => {
    if (error) return void output.destroy(error);
    bytes += chunk.length;
    output.write(chunk);
  });
  for (const file of files.sort()) {
    const name = path.relative(folder, file).split(path.sep).join('/');
    const entry = compressedPattern.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    entry.push(await readFile(file), true);
    if (bytes > maxBytes) {
      output.destroy();
      await done.catch(() => undefined);
      throw new TooMuchForZip('A ZIP holds 4 GB, and there is more');
    }
    if (output.writableNeedDrain && !output.destroyed) await Promise.race([once(output, 'drain'), done]);
  }
  zip.end();
  output.end();
  await done;
}
