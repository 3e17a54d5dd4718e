import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod';

import { maxImportRows } from '../term-exchange';
import { termKinds } from '../terms';
import { type CsvColumn, csvColumns, guardedFormula, wordSeparator } from './csv-columns';
import { type ExchangedTerm, type RowFault, TermFileError, type TermParts } from './exchanged-term';

const parsedRows = z.array(z.object({ info: z.object({ lines: z.int() }), record: z.array(z.string()) }));

/** Finds what separates the cells: a comma, or what spreadsheets write where a comma is in numbers. */
function findDelimiter(content: string): string {
  const [head = ''] = content.split(/\r\n|\r|\n/u, 1);
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Splits a table into rows, each with the line in which it begins. @throws TermFileError */
function splitRows(content: string): { line: number; cells: readonly string[] }[] {
  try {
    const options = { bom: true, delimiter: findDelimiter(content), info: true, relaxColumnCount: true } as const;
    // The library counts CRLF within quotes as two lines.
    const rows = parsedRows.parse(parse(content.replaceAll(/\r\n?/gu, '\n'), options));
    // The library counts the lines up to the end of each row.
    return rows.map(({ record }, index) => ({ line: (rows[index - 1]?.info.lines ?? 0) + 1, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) throw new TermFileError('unreadable', z.object({ lines: z.int() }).safeParse(error).data?.lines ?? null);
    throw error;
  }
}

/** Reads which column has what. @throws TermFileError one is unknown or there twice, or there are no words */
function readHead(cells: readonly string[]): readonly CsvColumn[] {
  const names = new Map(Object.keys(csvColumns).map((name) => [name.toLowerCase(), name]));
  const columns = cells.map((cell) => csvColumns[names.get(cell.trim().toLowerCase()) ?? '']);
  const known = columns.flatMap((column) => column ?? []);
  const hasWords = known.some(({ part }) => part === 'text');
  if (!hasWords || known.length < cells.length || new Set(known).size < known.length) throw new TermFileError('columns', 1);
  return known;
}

const dropGuard = (cell: string): string => (cell.startsWith("'") && guardedFormula.test(cell) ? cell.slice(1) : cell);

const splitWords = (value: string): string[] =>
  value
    .split(wordSeparator)
    .map((words) => words.trim())
    .filter((words) => words !== '');

function readRow(columns: readonly CsvColumn[], line: number, cells: readonly string[]): ExchangedTerm {
  const parts: TermParts = { words: {} };
  const faults: RowFault[] = [];
  let key: string | null = null;
  for (const [index, column] of columns.entries()) {
    const value = dropGuard((cells[index] ?? '').trim());
    switch (column.part) {
      case 'kind': {
        const kind = termKinds.find((name) => name === value.toLowerCase());
        if (kind) parts.kind = kind;
        else if (value !== '') faults.push('unknown-kind');
        break;
      }
      case 'key':
        key = value === '' ? null : value;
        break;
      case 'cyrillic':
      case 'note':
        parts[column.part] = value;
        break;
      case 'text':
        parts.words[column.language] = { ...parts.words[column.language], text: value };
        break;
      case 'admitted':
      case 'forbidden':
        parts.words[column.language] = { ...parts.words[column.language], [column.part]: splitWords(value) };
        break;
    }
  }
  return { line, key, parts, faults };
}

/** Reads terms from a table; columns that it lacks say nothing. @throws TermFileError it is none, or has others */
export function parseTermsCsv(content: string): ExchangedTerm[] {
  const [head, ...rows] = splitRows(content);
  if (!head) throw new TermFileError('empty');
  const columns = readHead(head.cells);
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length > maxImportRows) throw new TermFileError('too-many');
  const extra = filled.find(({ cells }) => cells.slice(columns.length).some((cell) => cell.trim() !== ''));
  if (extra) throw new TermFileError('unreadable', extra.line);
  return filled.map(({ line, cells }) => readRow(columns, line, cells));
}
