import { id, instant, integer, string, text, type Table } from './table';

/** The term base. */
export const termTables = {
  /** Terms with their words in each language. See content/terms. */
  term: {
    attributes: {
      id,
      /** The name by which files that are exchanged know the term. */
      key: string,
      kind: string,
      /** The words to be written; empty where the term has none in that language. */
      uz: string,
      ru: string,
      en: string,
      /** The Uzbek words in Cyrillic as an editor wrote them; empty where they are made of the Latin ones. */
      cyrillic: string,
      /** Words that may be written besides, and that may not, by language, as JSON. */
      variants: text,
      note: text,
      /** Counts the changes, so that no change overwrites another that was not seen. */
      revision: integer,
      /** Who changed it last: the id of a user of the panel, and the name at that time. */
      author: integer,
      authorName: string,
      at: instant,
    },
    unique: 'key',
  },
} as const satisfies Record<string, Table>;

/** The rows of these tables. */
export type TermRows = {
  term: {
    id: number;
    key: string;
    kind: string;
    uz: string | null;
    ru: string | null;
    en: string | null;
    cyrillic: string | null;
    variants: string;
    note: string | null;
    revision: number;
    author: number | null;
    authorName: string;
    at: string;
  };
};
