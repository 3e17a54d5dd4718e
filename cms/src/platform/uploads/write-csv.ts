import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { RewrittenFile } from './rewrite-picture';

const byteOrderMark = '\uFEFF';

/** Converts the line ends of a CSV text to those of RFC 4180, chunk by chunk; quoted cells are left alone. */
function createLineEnder(): (piece: string) => string {
  let quoted = false;
  let last = '';
  return (piece) =>
    piece.replace(/["\n]|[^"\n]+/gu, (part) => {
      const isBare = part === '\n' && !quoted && !last.endsWith('\r');
      if (part === '"') quoted = !quoted;
      last = part;
      return isBare ? '\r\n' : part;
    });
}

async function* rewriteCsv(file: string): AsyncGenerator<string> {
  const withEnds = createLineEnder();
  let first = true;
  for await (const chunk of createReadStream(file, 'utf8')) {
    const piece = String(chunk);
    yield withEnds(first && !piece.startsWith(byteOrderMark) ? byteOrderMark + piece : piece);
    first = false;
  }
}

/**
 * Writes a CSV file as spreadsheets open it: with the mark of UTF-8, without which they take Cyrillic and ʻ for other letters,
 * and with CRLF at the ends of lines. No cell changes.
 */
export async function writeCsv(file: string, folder: string): Promise<RewrittenFile> {
  const filepath = path.join(folder, 'table');
  await pipeline(Readable.from(rewriteCsv(file)), createWriteStream(filepath));
  const { size } = await stat(filepath);
  return { filepath, size };
}
