import { id, instant, integer, string, text, type Table } from './table';

/** The translation of entries. */
export const translationTables = {
  /** Translations that a person has confirmed: they fit a newer version of their source, or a change in it, as they are. See content/translations. */
  'translation-confirmation': {
    attributes: {
      id,
      type: string,
      document: string,
      /** The language of the translation, and that of its source. */
      locale: string,
      source: string,
      /** The id of a row of `version`: the publication of the source that needs no translation. */
      version: integer,
      /** The one change that needs none: the names of the fields that lead to it, and its hash. Null for all of the publication. */
      path: string,
      hash: string,
      /** The id of a user of the panel, and the name at that time: accounts are deleted, too. */
      author: integer,
      authorName: string,
      /** Empty where none was given. */
      reason: text,
      at: instant,
      /** How many other people had still to say the same: it counts with 0, or null. */
      missing: integer,
    },
    lookedUp: ['type', 'document'],
  },
  /** Translations that readers see as outdated. Each row follows from the history and the confirmations, and is written with them. */
  'outdated-translation': {
    attributes: {
      id,
      type: string,
      document: string,
      /** The language of the translation, and that of its source. */
      locale: string,
      source: string,
      /** When the text of the source was changed last. */
      at: instant,
    },
    lookedUp: ['type', 'document'],
  },
  /** Translations that are assigned to people and not published since. */
  'translation-task': {
    attributes: {
      id,
      type: string,
      document: string,
      locale: string,
      /** The id of a user of the panel. */
      user: integer,
      /** Who assigned it: the id of a user of the panel, and the name at that time. */
      author: integer,
      authorName: string,
      /** The day by which it is to be published, `YYYY-MM-DD`. */
      dueOn: string,
      at: instant,
    },
    lookedUp: ['document', 'type'],
  },
  /** Lines and sentences that a machine translated for an entry, and who has read them. See content/machine-translation/machine-texts.ts. */
  'machine-text': {
    attributes: {
      id,
      type: string,
      document: string,
      locale: string,
      /** The hash of the line, or of the sentence: the text itself is in the draft, or nowhere. */
      hash: string,
      /** The hash of its beginning, and how long it is without spaces: by these it is found in any text. Null for a line that is short. */
      opening: string,
      size: integer,
      /** Who asked for it: the id of a user of the panel, and the name at that time. */
      author: integer,
      authorName: string,
      at: instant,
      /** Who says that it is right as it is; null while it is unread. */
      reader: integer,
      readerName: string,
      readAt: instant,
    },
    lookedUp: ['document', 'type'],
    followedBy: 'opening',
  },
} as const satisfies Record<string, Table>;

/** The rows of these tables. */
export type TranslationRows = {
  'translation-confirmation': {
    id: number;
    type: string;
    document: string;
    locale: string;
    source: string;
    version: number;
    path: string | null;
    hash: string | null;
    author: number;
    authorName: string;
    reason: string;
    at: string;
    missing: number | null;
  };
  'outdated-translation': {
    id: number;
    type: string;
    document: string;
    locale: string;
    source: string;
    at: string;
  };
  'translation-task': {
    id: number;
    type: string;
    document: string;
    locale: string;
    user: number;
    author: number;
    authorName: string;
    dueOn: string | null;
    at: string;
  };
  'machine-text': {
    id: number;
    type: string;
    document: string;
    locale: string;
    hash: string;
    opening: string | null;
    size: number | null;
    author: number;
    authorName: string;
    at: string;
    reader: number | null;
    readerName: string | null;
    readAt: string | null;
  };
};
