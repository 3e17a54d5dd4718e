import { readFileSync } from 'node:fs';
import path from 'node:path';

import { buildSearchDocuments } from '@ochiq/pages/build-search-documents';
import { buildSite } from '@ochiq/pages/site';
import { createFileTextReader } from '../src/extract/create-file-text-reader.ts';
import { SearchWriter } from '@ochiq/search/writer';
import { contentTypeNames } from '@ochiq/contract/content-types';
import * as z from 'zod';

import { collectUploadNames } from './collect-upload-names.ts';

const entries = z.array(z.object({ type: z.enum(contentTypeNames), value: z.record(z.string(), z.unknown()) }));
/** Uncompiled, like this script. */
const threadFile = new URL('../src/extract/thread.ts', import.meta.url);

/** Builds the search index of a site from its entries, as a build and the publisher do, without running either. */
const [from, filesFolder, index] = process.argv.slice(2);
if (from === undefined || filesFolder === undefined || index === undefined)
  throw new Error('Say the file of the entries, the folder of their files, and where the index is to be');
const raw = entries.parse(JSON.parse(readFileSync(from, 'utf8')));
const { pages, media } = buildSite(raw, { today: '2026-11-20', panelUrl: 'http://127.0.0.1/admin', siteUrl: 'https://ochiq.example' });
const writer = new SearchWriter(index);
writer.rebuild(
  pages.flatMap((page) => buildSearchDocuments(page.page())),
  'entries',
);
const uploadsByFile = new Map(media.map((file) => [file.to, file.from]));
const namesByUpload = collectUploadNames(raw);
const readFileText = createFileTextReader(path.join(path.dirname(index), 'texts'), threadFile);
for (const file of writer.listUnread()) {
  const name = namesByUpload.get(uploadsByFile.get(file) ?? '');
  if (name === undefined) throw new Error(`No entry has the file ${file}`);
  const { text, problem } = await readFileText(path.join(filesFolder, name));
  // The benchmark would judge an index that lacks the text of its files.
  if (problem !== null) throw new Error(`${file}: ${problem}`);
  writer.fillFile(file, text);
}
writer.close();
