import { agreedFormat, type Agreed } from './agreed-format';
import { formatOf } from './formats';
import { inspectArchive } from './inspect-archive';
import { inspectOffice } from './inspect-office';
import { inspectPdf } from './inspect-pdf';
import { inspectText } from './inspect-text';
import { redraw, type Redrawn } from './redraw';
import { Refusal } from './refusal';
import { writeCsv } from './write-csv';

/** A file as Strapi's services are given it. */
export type SentFile = { filepath: string; originalFilename?: string | null; mimetype?: string | null; size: number };

async function looked(file: string, { format, head }: Agreed, folder: string): Promise<Redrawn | null> {
  switch (format.kind) {
    case 'picture':
      return redraw(file, format, head, folder);
    case 'pdf':
      await inspectPdf(file);
      return null;
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

type How = {
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
export async function checkFile<F extends SentFile>(sent: F, { scan, folder, replaces }: How): Promise<F & { detectedMimeType: string }> {
  const agreed = await agreedFormat(sent);
  const { mime } = agreed.format;
  if (replaces !== undefined && formatOf(replaces.toLowerCase())?.mime !== mime) throw new Refusal('other-format', replaces);
  await scan(sent.filepath);
  const redrawn = await looked(sent.filepath, agreed, folder);
  // Strapi keeps the detected type before the declared one.
  return { ...sent, ...redrawn, mimetype: mime, detectedMimeType: mime };
}
