import type { Localized } from '@ochiq/contract/routing/locales';

type TextWords = Readonly<{
  /** The name of a table without a caption. */
  table: string;
  /** The heading above the notes of a text. */
  notes: string;
  /** The name of the number in the text that leads to a note. */
  note: string;
  /** The name of the way back to the place of a note. */
  back: string;
  /** The name of the source of a picture. */
  source: string;
}>;

/** Words that a text has without an editor, in its own language. */
export const textWords: Localized<TextWords> = {
  uz: { table: 'Jadval', notes: 'Izohlar', note: 'Izoh', back: 'Matnga qaytish: izoh', source: 'Manba' },
  ru: { table: 'Таблица', notes: 'Примечания', note: 'Примечание', back: 'Вернуться к тексту: примечание', source: 'Источник' },
  en: { table: 'Table', notes: 'Notes', note: 'Note', back: 'Back to the text: note', source: 'Source' },
};
