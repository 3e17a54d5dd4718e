import { id, instant, integer, string, text, type Table } from './table';

/** What the panel keeps for each of its users: what they have open, filters, and what is new to them. */
export const deskTables = {
  /** Edit views that are open in browsers, by their heartbeats; the last ones stay until the next view opens. */
  presence: {
    attributes: {
      id,
      view: string,
      /** The id of a user of the panel. */
      user: integer,
      type: string,
      document: string,
      locale: string,
      /** `reading` or `editing`. */
      state: string,
      since: instant,
      seenAt: instant,
      takenAt: instant,
    },
    unique: 'view',
    lookedUp: ['type', 'document', 'locale'],
  },
  /** Filters of a list that a user of the panel has saved. */
  'list-view': {
    attributes: {
      id,
      /** The id of a user of the panel. */
      user: integer,
      /** Strapi's uid of the type. */
      model: string,
      name: string,
      /** What the list is narrowed to, as JSON. */
      query: text,
    },
    lookedUp: ['user', 'model'],
  },
  /** What the desk of a person shows of the review of entries. */
  notice: {
    attributes: {
      id,
      /** The id of a user of the panel. */
      user: integer,
      kind: string,
      type: string,
      document: string,
      locale: string,
      /** The name of who caused it; null for what no person did. */
      authorName: string,
      note: text,
      /** The field that the note is about; null for the entry. */
      field: string,
      dueOn: string,
      at: instant,
      /** `done` where no letter is to come, `daily` while it waits for the letter of the day. */
      letter: string,
      /** The id of the absent person, or of the one who left, for whom the user gets it; null for their own. */
      meantFor: integer,
    },
    lookedUp: ['user'],
  },
  /** When a user of the panel wants letters about the review of entries. */
  'review-setting': { attributes: { id, user: integer, letters: string }, unique: 'user' },
} as const satisfies Record<string, Table>;

/** The rows of these tables. */
export type DeskRows = {
  presence: {
    id: number;
    view: string;
    user: number;
    type: string;
    document: string;
    locale: string;
    state: string;
    since: string;
    seenAt: string;
    takenAt: string | null;
  };
  'list-view': { id: number; user: number; model: string; name: string; query: string };
  notice: {
    id: number;
    user: number;
    kind: string;
    type: string;
    document: string;
    locale: string;
    authorName: string | null;
    note: string;
    field: string | null;
    dueOn: string | null;
    at: string;
    letter: string;
    meantFor: number | null;
  };
  'review-setting': { id: number; user: number; letters: string };
};
