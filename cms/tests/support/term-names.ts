import type { Language } from '@ochiq/uzbek/agreement/mention';
import { compareTerms, createTermFinder } from '@ochiq/uzbek/terms/compare-terms';

import { readSeedTerms } from '../../src/content/seeding/seed-terms';
import { parseTermsCsv } from '../../src/content/terms/exchange/parse-csv';
import { planImport } from '../../src/content/terms/exchange/plan-import';
import { getStemmer } from '../../src/content/terms/stem-word';
import { getTermTitle, toSearchedTerms } from '../../src/content/terms/stored-terms';
import { comparedKinds } from '../../src/content/terms/terms';

/** Names that institutions have besides those of the seed. */
const furtherTerms = `kind,uz,ru,en,uz-admitted,ru-admitted,en-admitted
act,Oʻzbekiston Respublikasi Prezidentining qarori,постановление Президента Республики Узбекистан,resolution of the President of the Republic of Uzbekistan,Prezident qarori,постановление Президента,Presidential resolution
act,Oʻzbekiston Respublikasi Prezidentining Farmoni,Указ Президента Республики Узбекистан,Decree of the President of the Republic of Uzbekistan,Prezident farmoni,Указ Президента,
act,Mehnat kodeksi,Трудовой кодекс,Labour Code,,,
mineral,olmos,алмаз,diamond,,,
`;
const readStored = (...files: readonly string[]) =>
  files.flatMap((csv, file) =>
    planImport(parseTermsCsv(csv), []).flatMap(({ term }, row) =>
      term ? [{ ...term, id: file * 1000 + row, key: '', revision: 1, by: '', at: '2026-11-30T00:00:00.000Z' }] : [],
    ),
  );
const createFinder = (terms: ReturnType<typeof readStored>) =>
  createTermFinder(
    toSearchedTerms(terms).filter(({ kind }) => comparedKinds.includes(kind)),
    getStemmer,
  );
const ofSeed = readStored(readSeedTerms() ?? '');
export const stored = readStored(readSeedTerms() ?? '', furtherTerms);
export const titles = new Map(stored.map((term) => [term.id, getTermTitle(term)]));
export const [getFinder, getSeedFinder] = [createFinder(stored), createFinder(ofSeed)];

export type Texts = readonly [uz: string, ru: string, en: string];

/** Lists the names that an editor of any of three languages is told about. */
export function listNames([uz, ru, en]: Texts, finder = getFinder): string[] {
  const toBlocks = (text: string) => [{ path: 'body', text }];
  const blocks = { uz: toBlocks(uz), ru: toBlocks(ru), en: toBlocks(en) };
  const languages: readonly Language[] = ['uz', 'ru', 'en'];
  const differences = languages.flatMap((own) => compareTerms(own, blocks, finder));
  return [...new Set(differences.map(({ term }) => titles.get(term.id) ?? ''))].sort();
}

export const ofCabinet = 'Vazirlar Mahkamasining qarori';
