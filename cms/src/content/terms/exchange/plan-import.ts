import { createHash } from 'node:crypto';

import { localeCodes } from '@ochiq/contract/routing/locales';
import { toCyrillic } from '@ochiq/uzbek/to-cyrillic';

import { dropMadeCyrillic, getTermTitle, type StoredTerm } from '../stored-terms';
import { checkTerm, getTermIdentity, type TermFault } from '../term-faults';
import type { ImportAction } from '../term-exchange';
import { cleanWording, termInput, type TermInput, type TermWordsInput } from '../terms';
import type { ExchangedTerm, RowFault, TermParts } from './exchanged-term';

/**
 * Why a row is refused: something is wrong with its term, a part of it has no form that can be stored, the file has it twice, or it
 * may be of several terms.
 */
export type ImportFault = TermFault | RowFault | 'form' | 'twice' | 'ambiguous';

/** What an import does with a row of a file: `term` is what is stored, in the place of `former`; `candidates` are several that it may be of. */
export type PlannedRow = {
  line: number;
  action: ImportAction;
  title: string;
  faults: readonly ImportFault[];
  term: TermInput | null;
  former: StoredTerm | null;
  candidates: readonly StoredTerm[];
};

const emptyWords: TermWordsInput = { text: '', admitted: [], forbidden: [] };

/**
 * Returns the Cyrillic words of a row. A file has them also where they are made of the Latin ones: once these are others, they are
 * made of the new ones.
 */
function mergeCyrillic(cyrillic: string | undefined, uzbek: string, former: StoredTerm | null): string {
  const isSameUzbek = uzbek === former?.words.uz.text;
  if (cyrillic === undefined) return isSameUzbek ? former.cyrillic : '';
  const isMade = former !== null && former.cyrillic === '' && cleanWording(cyrillic, false) === toCyrillic(former.words.uz.text);
  return isMade ? '' : cyrillic;
}

/** Puts what a file says of a term over what is stored of it. */
function mergeParts({ kind, words, cyrillic, note }: TermParts, former: StoredTerm | null): unknown {
  const mergeWords = (language: 'uz' | 'ru' | 'en') => ({ ...(former?.words[language] ?? emptyWords), ...words[language] });
  const uzbek = mergeWords('uz');
  return {
    kind: kind ?? former?.kind ?? 'other',
    words: { uz: uzbek, ru: mergeWords('ru'), en: mergeWords('en') },
    cyrillic: mergeCyrillic(cyrillic, uzbek.text, former),
    note: note ?? former?.note ?? '',
  };
}

/** Returns the first words of a row, as they are stored. */
function getFirstWords({ words }: TermParts): { language: 'uz' | 'ru' | 'en'; text: string } | null {
  const language = localeCodes.find((code) => (words[code]?.text ?? '') !== '');
  return language ? { language, text: cleanWording(words[language]?.text ?? '', language === 'uz') } : null;
}

/** Finds the stored terms that a row may be of: by its name, or else by its first words and its kind. */
function findFormers({ key, parts }: ExchangedTerm, existing: readonly StoredTerm[]): StoredTerm[] {
  const byKey = existing.filter((term) => term.key === key);
  const first = getFirstWords(parts);
  if (byKey.length > 0 || !first) return byKey;
  const isSame = ({ kind, words }: StoredTerm) =>
    words[first.language].text.toLowerCase() === first.text.toLowerCase() && (parts.kind === undefined || parts.kind === kind);
  return existing.filter(isSame);
}

const toComparable = ({ kind, words, cyrillic, note }: TermInput): string =>
  JSON.stringify([kind, words.uz, words.ru, words.en, cyrillic, note]);
/** Writes the words in one order of their names, so that equal terms are equal texts. */
const toOrdered = (term: TermInput): TermInput =>
  termInput.parse({ kind: term.kind, words: term.words, cyrillic: term.cyrillic, note: term.note });

function planRow(row: ExchangedTerm, existing: readonly StoredTerm[]): PlannedRow {
  const formers = findFormers(row, existing);
  const { line } = row;
  const title = getFirstWords(row.parts)?.text ?? '';
  if (formers.length > 1) return { line, action: 'refuse', title, faults: ['ambiguous'], term: null, former: null, candidates: formers };
  const [former = null] = formers;
  const parsed = termInput.safeParse(mergeParts(row.parts, former));
  if (!parsed.success) return { line, action: 'refuse', title, faults: [...row.faults, 'form'], term: null, former, candidates: [] };
  const term = dropMadeCyrillic(parsed.data);
  const faults = [...row.faults, ...checkTerm(term)];
  const isSame = former && toComparable(toOrdered(former)) === toComparable(term);
  const action = faults.length > 0 ? 'refuse' : former === null ? 'add' : isSame ? 'same' : 'change';
  return { line, action, title: getTermTitle(term) || title, faults, term, former, candidates: [] };
}

/** Plans what an import writes, row by row: nothing twice, and nothing that another term is already. */
export function planImport(rows: readonly ExchangedTerm[], existing: readonly StoredTerm[]): PlannedRow[] {
  const planned = rows.map((row) => planRow(row, existing));
  const formers = new Set(planned.map(({ former }) => former?.id));
  const taken = new Set(existing.filter(({ id }) => !formers.has(id)).map(getTermIdentity));
  const [seenIds, seenNames] = [new Set<number>(), new Set<string>()];
  return planned.map((row): PlannedRow => {
    const { term, former } = row;
    if (!term || row.action === 'refuse') return row;
    const name = getTermIdentity(term);
    const isTwice = seenNames.has(name) || (former !== null && seenIds.has(former.id));
    seenNames.add(name);
    if (former) seenIds.add(former.id);
    const fault = isTwice ? 'twice' : taken.has(name) ? 'taken' : null;
    return fault === null ? row : { ...row, action: 'refuse', faults: [...row.faults, fault] };
  });
}

/** Hashes a plan: what is written is what was shown, or nothing. */
export const hashPlan = (rows: readonly PlannedRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ line, action, term, former }) => [line, action, term, former && [former.id, former.revision]])))
    .digest('base64url');
