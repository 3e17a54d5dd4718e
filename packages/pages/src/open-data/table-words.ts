import type { Localized } from '@ochiq/contract/routing/locales';

type TableSize = { format: string; rows: number; columns: string };

/** Describes the file of a table, for people who choose between files. */
export const tableWords: Localized<(size: TableSize) => string> = {
  uz: ({ format, rows, columns }) => `${format} formatidagi jadval, qatorlar soni: ${rows}. Ustunlar: ${columns}.`,
  ru: ({ format, rows, columns }) => `Таблица в формате ${format}, строк: ${rows}. Столбцы: ${columns}.`,
  en: ({ format, rows, columns }) => `A table as ${format}, rows: ${rows}. Columns: ${columns}.`,
};
