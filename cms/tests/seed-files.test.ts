import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { PDFDocument } from '@cantoo/pdf-lib';
import { parse } from 'yaml';

import { cmsFolder } from './support/run-bin';

const seedFolder = path.join(cmsFolder, 'seed');
const filesFolder = path.join(seedFolder, 'files');
const pdfs = readdirSync(filesFolder).filter((name) => name.endsWith('.pdf'));

test.each(pdfs)('%s has a readable title and declares its language', async (name) => {
  const document = await PDFDocument.load(readFileSync(path.join(filesFolder, name)), { updateMetadata: false });
  expect(document.getTitle()).toMatch(/^[^<>]{5,}$/u);
  expect(document.getLanguage()).toBe(name.split('.').at(-2));
});

const tenderFolder = path.join(seedFolder, 'content', 'tender');

test.each(readdirSync(tenderFolder))('%s has its terms and the form of an offer in every language', (name) => {
  type Version = { files: { file: string }[] };
  const tender = parse(readFileSync(path.join(tenderFolder, name), 'utf8')) as Record<'uz' | 'ru' | 'en', Version>;
  for (const locale of ['uz', 'ru', 'en'] as const) {
    const files = tender[locale].files.map(({ file }) => file);
    expect(files).toEqual([`${path.basename(name, '.yaml')}.${locale}.pdf`, `bid-form.${locale}.pdf`]);
    for (const file of files) expect(pdfs).toContain(file);
  }
});
