import { localeCodes, type Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { recordAudit } from '../../../people/audit/record-audit';
import { getTable } from '../../../platform/database/get-table';
import { withWriteLock } from '../../../platform/database/transactions';
import { translateForEditor } from '../../../platform/panel-words/translate-for-editor';
import { createRefusal } from '../../../platform/strapi/refusal';
import { getOrigin } from '../../history/origin';
import { createTermKey, requireSpace } from '../save-term';
import { readTerms, toTermRow } from '../stored-terms';
import { importActions, type ImportPlanResponse, type ImportResponse, type TermFormat } from '../term-exchange';
import { termFaultTexts } from '../term-faults';
import { type ExchangedTerm, type FileFault, TermFileError } from './exchanged-term';
import { parseTermsCsv } from './parse-csv';
import { parseTermsTbx } from './parse-tbx';
import { hashPlan, type ImportFault, planImport, type PlannedRow } from './plan-import';

const rowFaultTexts = {
  ...termFaultTexts,
  'unknown-kind': {
    uz: 'Bunday tur yoʻq: post, unit, mineral, act yoki other yozing',
    ru: 'Такого вида нет: напишите post, unit, mineral, act или other',
    en: 'There is no such kind: write post, unit, mineral, act or other',
  },
  form: {
    uz: 'Soʻz 200 belgidan, izoh 500 belgidan oshmasin, bitta tilda har turdan koʻpi bilan 10 ta soʻz boʻlsin, koʻrinmas belgilar boʻlmasin',
    ru: 'Слова — не длиннее 200 знаков, примечание — 500, на одном языке не больше 10 слов каждого рода, без невидимых знаков',
    en: 'Words have at most 200 letters, a note 500; at most 10 words of one sort in a language, and no invisible signs',
  },
  twice: {
    uz: 'Bu atama faylda ikki marta uchraydi',
    ru: 'Этот термин встречается в файле дважды',
    en: 'This term is in the file twice',
  },
  ambiguous: {
    uz: 'Bazadagi bir nechta atamaga mos keladi, shuning uchun hech biri oʻzgarmaydi. Qatorga turini, oʻzbekcha soʻzlarini yoki id qiymatini qoʻshing. Mos kelgan atamalar',
    ru: 'Подходит к нескольким терминам базы, и ни один не меняется. Добавьте в строку вид, узбекские слова или id. Подходящие термины',
    en: 'It fits several terms of the base, and none is changed. Add the kind, the Uzbek words or the id to the row. These fit',
  },
} as const satisfies Record<ImportFault, Localized<string>>;

const fileFaultTexts = {
  unreadable: {
    uz: 'Faylni oʻqib boʻlmadi',
    ru: 'Файл не удалось прочитать',
    en: 'The file could not be read',
  },
  columns: {
    uz: 'Birinchi qatorda nomaʼlum yoki takrorlangan ustun bor yoki til ustunlari yoʻq: namuna uchun bazani CSV faylga saqlab oling',
    ru: 'В первой строке есть неизвестный или повторяющийся столбец либо нет столбцов с языками: образец — база, сохранённая как CSV',
    en: 'The first line has an unknown or repeated column, or none of a language: save the term base as CSV for an example',
  },
  'document-type': {
    uz: 'Faylda DOCTYPE bor, bunday fayllar qabul qilinmaydi: uni oʻchirib, qaytadan yuklang',
    ru: 'В файле есть DOCTYPE, такие файлы не принимаются: удалите его и загрузите файл снова',
    en: 'The file has a DOCTYPE, which is not accepted: remove it and choose the file again',
  },
  'too-many': {
    uz: 'Faylda 2000 tadan ortiq atama bor: uni boʻlib yuklang',
    ru: 'В файле больше 2000 терминов: загрузите его по частям',
    en: 'The file has more than 2000 terms: import it in parts',
  },
  empty: { uz: 'Fayl boʻsh', ru: 'Файл пуст', en: 'The file is empty' },
} as const satisfies Record<FileFault, Localized<string>>;

const refusals = {
  'changed-meanwhile': {
    uz: 'Atamalar shu orada oʻzgardi: faylni qaytadan tekshiring',
    ru: 'Термины тем временем изменились: проверьте файл ещё раз',
    en: 'The terms have changed meanwhile: check the file again',
  },
  faulty: {
    uz: 'Qabul qilinmagan qatorlar bor: ularni tuzatib, faylni qaytadan tekshiring',
    ru: 'В файле есть непринятые строки: исправьте их и проверьте файл ещё раз',
    en: 'Some rows are refused: mend them, and check the file again',
  },
} as const satisfies Record<string, Localized<string>>;

const parsers = { csv: parseTermsCsv, tbx: parseTermsTbx } as const satisfies Record<TermFormat, (content: string) => ExchangedTerm[]>;

const lineWords: Localized<string> = { uz: 'qator', ru: 'строка', en: 'line' };

/** Reads the terms of a file. @throws a refusal that says what is wrong with it, and where */
function parseFile(strapi: Core.Strapi, format: TermFormat, content: string): ExchangedTerm[] {
  try {
    return parsers[format](content);
  } catch (error) {
    if (!(error instanceof TermFileError)) throw error;
    const text = translateForEditor(strapi, fileFaultTexts[error.fault]);
    const place = error.line === null ? '' : ` (${translateForEditor(strapi, lineWords)} ${String(error.line)})`;
    throw createRefusal(text + place);
  }
}

/** Says why a row is refused, and which terms it may be of: each by its words, its kind and its name in files. */
function listReasons(strapi: Core.Strapi, { faults, candidates }: PlannedRow): string[] {
  const named = candidates.map(({ key, kind, words }) => {
    const texts = localeCodes.flatMap((language) => (words[language].text === '' ? [] : [words[language].text]));
    return `${texts.join(' — ')} (${kind}, ${key})`;
  });
  const reasons = faults.map((fault) => translateForEditor(strapi, rowFaultTexts[fault]));
  return named.length === 0 ? reasons : [`${reasons.join('. ')}: ${named.join('; ')}`];
}

/** The most rows that are shown besides those that are refused. */
const maxShown = 200;

type TermFile = { format: TermFormat; content: string };

/** Says what the import of a file would do, and writes nothing. @throws a refusal: the file can't be read */
export async function showImportPlan(strapi: Core.Strapi, { format, content }: TermFile): Promise<ImportPlanResponse> {
  const rows = planImport(parseFile(strapi, format, content), await readTerms(strapi));
  const pick = (...actions: readonly PlannedRow['action'][]) => rows.filter(({ action }) => actions.includes(action));
  return {
    counts: Object.fromEntries(importActions.map((action) => [action, pick(action).length])) as ImportPlanResponse['counts'],
    rows: [...pick('refuse').slice(0, maxShown), ...pick('add', 'change').slice(0, maxShown)].map((row) => ({
      ...{ line: row.line, action: row.action, title: row.title },
      reasons: listReasons(strapi, row),
    })),
    plan: hashPlan(rows),
  };
}

/** Writes the rows of a plan, and records how many. */
async function writePlan(strapi: Core.Strapi, rows: readonly PlannedRow[], format: TermFormat): Promise<ImportResponse> {
  const [table, { author }] = [getTable(strapi, 'term'), await getOrigin(strapi)];
  const counts = { added: 0, changed: 0 };
  for (const { action, term, former } of rows) {
    if (!term || action === 'same') continue;
    const row = toTermRow(term, author);
    if (former) await table.update({ where: { id: former.id }, data: { ...row, revision: former.revision + 1 } });
    else await table.create({ data: { key: createTermKey(), revision: 1, ...row } });
    counts[former ? 'changed' : 'added'] += 1;
  }
  if (counts.added + counts.changed === 0) return counts;
  const subject = { type: 'term', id: 'all', title: null, locale: null };
  const details = { format, rows: rows.length, added: counts.added, count: counts.changed };
  await recordAudit(strapi, [{ kind: 'term-import', subject, details }]);
  return counts;
}

/**
 * Imports a file in one transaction: all rows that its plan names, or none.
 * @param plan what was shown to the person who imports it; `null` for the operator
 * @throws a refusal: a row is refused, or the terms are others meanwhile
 */
export const importTerms = (strapi: Core.Strapi, { format, content }: TermFile, plan: string | null): Promise<ImportResponse> =>
  withWriteLock(strapi, async () => {
    const existing = await readTerms(strapi);
    const rows = planImport(parseFile(strapi, format, content), existing);
    if (plan !== null && plan !== hashPlan(rows)) throw createRefusal(translateForEditor(strapi, refusals['changed-meanwhile']));
    if (rows.some(({ action }) => action === 'refuse')) throw createRefusal(translateForEditor(strapi, refusals.faulty));
    requireSpace(strapi, existing.length + rows.filter(({ action }) => action === 'add').length);
    return writePlan(strapi, rows, format);
  });
