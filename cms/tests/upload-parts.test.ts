import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { findFormat } from '../src/platform/uploads/formats';
import { inspectArchive } from '../src/platform/uploads/inspect/inspect-zip';
import { inspectOffice } from '../src/platform/uploads/inspect/inspect-office';
import { inspectPdf } from '../src/platform/uploads/inspect/inspect-pdf';
import { UploadRefusal } from '../src/platform/uploads/upload-refusal';
import { writeCsv } from '../src/platform/uploads/write-csv';
import { harmlessDocuments, harmlessPdfs, hostileArchives, hostileDocuments, hostilePdfs } from './support/hostile-files';
import { cmsFolder } from './support/run-bin';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Looks into a file. @returns why it is refused; `null` where it is taken */
async function look(bytes: Buffer, inspect: (file: string) => Promise<unknown>): Promise<{ reason: string; detail: string } | null> {
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  try {
    await inspect(file);
    return null;
  } catch (error) {
    if (!(error instanceof UploadRefusal)) throw error;
    return { reason: error.reason, detail: error.detail };
  }
}

function inspectDocument(bytes: Buffer) {
  const format = findFormat(bytes.includes('xl/') ? '.xlsx' : '.docx');
  if (!format) throw new Error('There is no such format');
  return look(bytes, (file) => inspectOffice(file, format));
}

test.each(hostileDocuments)('refuses a document with %s, and names it', async (_, part, bytes) => {
  const result = await inspectDocument(bytes);
  expect(result?.reason).toBe(part === '' ? 'remote-template' : 'office-part');
  expect(result?.detail).toContain(part);
});

test.each(harmlessDocuments)('accepts a document with %s', async (_, bytes) => {
  expect(await inspectDocument(bytes)).toBeNull();
});

test.each(hostileArchives)('refuses an archive with %s, and names it', async (_, name, bytes) => {
  expect(await look(bytes, inspectArchive)).toEqual({ reason: 'program', detail: name });
});

test.each(hostilePdfs)('refuses a PDF with %s, and names it', async (_, part, bytes) => {
  const result = await look(bytes, inspectPdf);
  expect(result?.reason).toBe('pdf-actions');
  expect(result?.detail).toContain(part);
});

test.each(harmlessPdfs)('accepts a PDF with %s', async (_, bytes) => {
  expect(await look(bytes, inspectPdf)).toBeNull();
});

test('accepts the PDFs of the demonstration content', async () => {
  const files = path.join(cmsFolder, 'seed', 'files');
  const names = (await readdir(files)).filter((name) => name.endsWith('.pdf'));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) await inspectPdf(path.join(files, name));
});

const many = 'a,"b\nc"\n'.repeat(20_000);

test.each([
  ['bare line ends', 'quduq,чуқурлик\n1,2\n', '\uFEFFquduq,чуқурлик\r\n1,2\r\n'],
  ['what is so already', '\uFEFFa,b\r\n1,2\r\n', '\uFEFFa,b\r\n1,2\r\n'],
  ['lines within cells', 'a,"b\nc""\nd"\n1,2', '\uFEFFa,"b\nc""\nd"\r\n1,2'],
  ['more than is read at once', many, `\uFEFF${many.replaceAll('"\n', '"\r\n')}`],
])('writes a table as spreadsheets open it: %s', async (_, sent, kept) => {
  const file = path.join(folder, 'sent.csv');
  await writeFile(file, sent);
  const { filepath, size } = await writeCsv(file, folder);
  const bytes = await readFile(filepath);
  expect(bytes.toString('utf8')).toBe(kept);
  expect(size).toBe(bytes.length);
});
