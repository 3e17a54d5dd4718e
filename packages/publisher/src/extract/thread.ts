import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';

import * as z from 'zod';

import { readableKinds } from './readable-files.ts';
import { extractOfficeText } from './office.ts';

/** The one file that this thread reads before it ends. */
const { file, kind } = z.object({ file: z.string(), kind: z.enum(readableKinds) }).parse(workerData);

async function extractByKind(bytes: Uint8Array): Promise<string> {
  if (kind !== 'pdf') return extractOfficeText(kind, bytes);
  // The PDF library is large: load it only in a thread that needs it.
  const { extractPdfText } = await import('./pdf.ts');
  return extractPdfText(bytes);
}

try {
  parentPort?.postMessage(await extractByKind(new Uint8Array(await readFile(file))));
} catch (error) {
  // Error classes of libraries can't be cloned between threads.
  throw new Error(error instanceof Error ? error.message : 'It cannot be read');
}
