import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { openSearch } from '@ochiq/search/search';
import { SearchWriter } from '@ochiq/search/writer';
import type { SearchDocument } from '@ochiq/contract/search/search';
import { openReadConnection } from '@ochiq/search/index/connection';
import { toIndexedDocument, type DocumentRow } from '@ochiq/search/index/store';

import { generateDocuments } from './generate-documents.ts';
import { measureQuality, readJudgements, readValidationJudgements, splitJudgements, type Judgement, type Quality } from './judgements.ts';
import { getPercentile, measureNewWordsCost, measureRounds } from './speed.ts';

/** Reads the documents of an index as they were stored, without files. */
function readIndexedDocuments(file: string): SearchDocument[] {
  const connection = openReadConnection(file);
  const rows = connection.prepare<[], DocumentRow>('SELECT * FROM document ORDER BY id').all();
  connection.close();
  return rows.map((row) => ({ ...toIndexedDocument(row), files: [] }));
}

const documents = 30_000;
const readers = 16;
const questionsPerReader = 100;
const rounds = 8;

const shares = [0.5, 0.95, 0.99];

const formatPercent = (share: number) => `${(share * 100).toFixed(1)} %`;
const formatMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Prints one line: a name, and figures separated by tabs. */
const printRow = (...cells: string[]) => console.log(cells.join('\t'));

function printQuality(file: string): void {
  const search = openSearch(file);
  printRow('questions', 'number', 'recall@3', 'first right');
  const parts = localeCodes.map((locale) => ({ locale, ...splitJudgements(readJudgements(locale)) }));
  const judged = parts.map(({ locale, open }) => measureQuality(search, locale, open));
  const printFigure = (mark: string, { name, questions, recallAt3, firstRight }: Quality) =>
    printRow(`${name}${mark}`, String(questions), formatPercent(recallAt3), formatPercent(firstRight));
  for (const figure of judged.flatMap(({ figures }) => figures)) printFigure('', figure);
  for (const { q, resultPaths, expected } of judged.flatMap(({ missed }) => missed))
    printRow(`missed: ${q}`, `${resultPaths[0] ?? 'nothing'} instead of ${expected[0] ?? ''}`);
  // Missed validation questions are not printed, so that the search is not tuned to them.
  const printValidationFigures = (mark: string, locale: Locale, validationQuestions: readonly Judgement[]) =>
    measureQuality(search, locale, validationQuestions)
      .figures.slice(0, 1)
      .forEach((figure) => printFigure(mark, figure));
  for (const { locale, validation } of parts) printValidationFigures(', every fifth, held out', locale, validation);
  for (const locale of localeCodes) printValidationFigures(', second set, held out', locale, readValidationJudgements(locale));
  search.close();
}

async function printSpeed(file: string): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ochiq-bench-'));
  const target = path.join(folder, 'index.sqlite');
  let text = 0;
  function* countDocuments() {
    for (const document of generateDocuments(readIndexedDocuments(file), documents)) {
      text += Buffer.byteLength([document.title, document.summary, document.text, ...document.keywords].join('\n'));
      yield document;
    }
  }
  try {
    const writer = new SearchWriter(target);
    const start = performance.now();
    writer.rebuild(countDocuments(), 'bench');
    const took = performance.now() - start;
    writer.close();
    const size = statSync(target).size;
    printRow('documents', String(documents));
    printRow('made in', `${(took / 1000).toFixed(1)} s`);
    printRow('text', formatMegabytes(text));
    printRow('index', formatMegabytes(size), `${(size / text).toFixed(2)} × text`);
    printRow('processor for one question of new words', `${measureNewWordsCost(target).toFixed(2)} ms`);
    printRow(
      `${String(readers)} readers at once`,
      ...shares.map((share) => `p${String(share * 100)}, ms`),
      'in a second',
      'processor for one, ms',
    );
    let round = 0;
    for await (const { times, perSecond, work } of measureRounds(target, readers, questionsPerReader, rounds)) {
      round += 1;
      const name = `round ${String(round)}, ${String(times.length)} questions`;
      printRow(name, ...shares.map((share) => getPercentile(times, share).toFixed(1)), perSecond.toFixed(0), work.toFixed(2));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints how well and how fast the index of a site is searched. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Which index? Give the path of a site’s index.sqlite.');
printQuality(file);
await printSpeed(file);
