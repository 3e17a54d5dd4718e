import { maxImportSize, type TermFormat } from '../../content/terms/term-exchange.ts';

/** Why a file can't be sent. */
export type TermFileFault = 'too-large' | 'encoding' | 'ending';

/** A file as it is sent. */
export type TermFile = { format: TermFormat; content: string };

const formatsByEnding: Readonly<Record<string, TermFormat>> = { csv: 'csv', tbx: 'tbx', xml: 'tbx' };

/** Reads a file of terms, as far as the browser can judge it. */
export async function readTermFile(file: File): Promise<TermFile | TermFileFault> {
  const format = formatsByEnding[file.name.toLowerCase().split('.').at(-1) ?? ''];
  if (!format) return 'ending';
  if (file.size > maxImportSize) return 'too-large';
  try {
    return { format, content: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return 'encoding';
  }
}
