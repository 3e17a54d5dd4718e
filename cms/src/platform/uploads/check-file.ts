import { type DetectedFormat, detectFormat, findFormat } from './formats';
import { inspectArchive } from './inspect/inspect-zip';
import { inspectOffice } from './inspect/inspect-office';
import { inspectPdf } from './inspect/inspect-pdf';
import type { PdfProperties } from './inspect/pdf-properties';
import { inspectText } from './inspect/inspect-text';
import { rewritePicture, type RewrittenFile } from './rewrite-picture';
import { UploadRefusal } from './upload-refusal';
import { writeCsv } from './write-csv';

/** A file as Strapi's services are given it. */
export type SentFile = { filepath: string; originalFilename?: string | null; mimetype?: string | null; size: number };

/** What the inspection adds: another file to store, or what a document says of itself. */
type InspectedFile = Partial<RewrittenFile> & { pdf?: PdfProperties };

async function inspectByKind(file: string, { format, head }: DetectedFormat, folder: string): Promise<InspectedFile | null> {
  switch (format.kind) {
    case 'picture':
      return rewritePicture(file, format, head, folder);
    case 'pdf':
      return { pdf: await inspectPdf(file) };
    case 'text':
      await inspectText(file, format);
      return format.mime === 'text/csv' ? writeCsv(file, folder) : null;
    case 'office':
      await inspectOffice(file, format);
      return null;
    case 'archive':
      await inspectArchive(file);
      return null;
    case 'video':
      return null;
    default:
      return format.kind satisfies never;
  }
}

type CheckFileOptions = {
  /** Looks for viruses before anything else reads the file. */
  scan: (file: string) => Promise<void>;
  /** The folder for rewritten files. */
  folder: string;
  /** The extension of the file that it replaces, whose name it keeps. */
  replaces?: string | undefined;
};

/**
 * Checks an uploaded file, and returns what is stored of it.
 * @throws UploadRefusal
 */
export async function checkFile<F extends SentFile>(
  sent: F,
  { scan, folder, replaces }: CheckFileOptions,
): Promise<F & { detectedMimeType: string; pdf?: PdfProperties }> {
  const detected = await detectFormat(sent);
  const { mime } = detected.format;
  if (replaces !== undefined && findFormat(replaces.toLowerCase())?.mime !== mime) throw new UploadRefusal('other-format', replaces);
  await scan(sent.filepath);
  const redrawn = await inspectByKind(sent.filepath, detected, folder);
  // Strapi keeps the detected type before the declared one.
  return { ...sent, ...redrawn, mimetype: mime, detectedMimeType: mime };
}
