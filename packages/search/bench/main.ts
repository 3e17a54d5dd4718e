import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { localeCodes, type Locale } from '@ochiq/contract/locales';
import { openSearch } from '@ochiq/search/search';
import { SearchWriter } from '@ochiq/search/writer';

import { generated } from './generated.ts';
import { heldOutOf, judgementsOf, partsOf, type Judgement } from './judgements.ts';
import { judge, type Quality } from './quality.ts';
import { realDocuments } from './real-documents.ts';
import { answerRounds, within, workOfNewWords } from './speed.ts';

const documents = 30_000;
const readers = 16;
const questionsEach = 100;
const rounds = 8;

const shares = [0.5, 0.95, 0.99];

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Prints one line: a name, and figures separated by tabs. */
const say = (...cells: string[]) => console.log(cells.join('\t'));

function sayQuality(file: string): void {
  const search = openSearch(file);
  say('questions', 'number', 'recall@3', 'first right');
  const parts = localeCodes.map((locale) => ({ locale, ...partsOf(judgementsOf(locale)) }));
  const judged = parts.map(({ locale, open }) => judge(search, locale, open));
  const sayFigure = (mark: string, { name, questions, recallAt3, firstRight }: Quality) =>
    say(`${name}${mark}`, String(questions), percent(recallAt3), percent(firstRight));
  for (const figure of judged.flatMap(({ figures }) => figures)) sayFigure('', figure);
  for (const { q, found, expected } of judged.flatMap(({ missed }) => missed))
    say(`missed: ${q}`, `${found[0] ?? 'nothing'} instead of ${expected[0] ?? ''}`);
  // Missed validation questions are not printed, so that the search is not tuned to them.
  const sayHeld = (mark: string, locale: Locale, held: readonly Judgement[]) =>
    judge(search, locale, held)
      .figures.slice(0, 1)
      .forEach((figure) => sayFigure(mark, figure));
  for (const { locale, held } of parts) sayHeld(', every fifth, held out', locale, held);
  for (const locale of localeCodes) sayHeld(', second set, held out', locale, heldOutOf(locale));
  search.close();
}

async function saySpeed(file: string): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ochiq-bench-'));
  const target = path.join(folder, 'index.sqlite');
  let text = 0;
  function* counted() {
    for (const document of generated(realDocuments(file), documents)) {
      text += Buffer.byteLength([document.title, document.summary, document.text, ...document.keywords].join('\n'));
      yield document;
    }
  }
  try {
    const writer = new SearchWriter(target);
    const start = performance.now();
    writer.rebuild(counted(), 'bench');
    const took = performance.now() - start;
    writer.close();
    const size = statSync(target).size;
    say('documents', String(documents));
    say('made in', `${(took / 1000).toFixed(1)} s`);
    say('text', megabytes(text));
    say('index', megabytes(size), `${(size / text).toFixed(2)} × text`);
    say('processor for one question of new words', `${workOfNewWords(target).toFixed(2)} ms`);
    say(
      `${String(readers)} readers at once`,
      ...shares.map((share) => `p${String(share * 100)}, ms`),
      'in a second',
      'processor for one, ms',
    );
    let round = 0;
    for await (const { times, perSecond, work } of answerRounds(target, readers, questionsEach, rounds)) {
      round += 1;
      const name = `round ${String(round)}, ${String(times.length)} questions`;
      say(name, ...shares.map((share) => within(times, share).toFixed(1)), perSecond.toFixed(0), work.toFixed(2));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints how well and how fast the index of a site is searched. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Which index? Give the path of a site’s index.sqlite.');
sayQuality(file);
await saySpeed(file);
