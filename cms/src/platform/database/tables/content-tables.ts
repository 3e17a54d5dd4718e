import { id, instant, integer, string, text, type Table } from './table';

/** What the panel keeps about entries and files besides what they say. */
export const contentTables = {
  /** What changed in what is published, in order. A change is recorded without its content and its author. */
  change: {
    attributes: {
      id,
      at: instant,
      /** One of the contract's kinds of change. */
      kind: string,
      type: string,
      documentId: string,
      /** Codes with commas between them; empty where no language is touched. */
      locales: string,
      /** The id of a file of the media library. */
      file: integer,
    },
    lookedUp: ['at'],
  },
  /** Planned publications and withdrawals, and for a while the finished ones. */
  schedule: {
    attributes: {
      id,
      /** One of the contract's types, a document of it and one of its languages. */
      type: string,
      document: string,
      locale: string,
      /** `publish` or `unpublish`. */
      action: string,
      /** When; the panel shows it in the time of Tashkent. */
      minute: instant,
      /** `waiting`, `done`, `cancelled` or `failed`. */
      state: string,
      attempts: integer,
      reason: text,
      /** The id of a user of the panel. */
      askedBy: integer,
      askedAt: instant,
      endedAt: instant,
      /** What was chosen for the uses of what is unpublished, as in the header; null where there were none. */
      onUses: string,
    },
    lookedUp: ['state', 'minute'],
  },
  /** Links of published content to other sites, as they are written, and what they said when they were asked at night. */
  'external-link': {
    attributes: {
      id,
      address: text,
      /** On how many nights in a row it did not answer. */
      failures: integer,
      /** Where it leads for good; null where it does not. */
      movedTo: text,
      /** A status, or the code of a failure. */
      reason: string,
      askedAt: instant,
      /** Entries that have it, as JSON. */
      uses: text,
    },
    lookedUp: ['failures'],
  },
  /** Links by which people without an account see an entry, by the hash of their token, until some time after they are over. */
  'token-link': {
    attributes: {
      id,
      /** What it is for: `preview` or `approval`. */
      purpose: string,
      hash: string,
      type: string,
      document: string,
      /** The languages that it is about, with commas between. */
      locales: string,
      /** The id of a user of the panel, and the name at that time. */
      author: integer,
      authorName: string,
      madeAt: instant,
      expiresAt: instant,
      revokedAt: instant,
      /** How often it was opened, and when last. */
      opened: integer,
      openedAt: instant,
    },
    unique: 'hash',
    lookedUp: ['type', 'document'],
  },
  /** Replacements of files of the media library: who put which new content under an old name. */
  replacement: {
    attributes: {
      id,
      /** The id of a file of the media library. */
      file: integer,
      /** The id of a user of the panel, and the name at that time: accounts are deleted, too. */
      author: integer,
      authorName: string,
      at: instant,
    },
    lookedUp: ['file'],
  },
} as const satisfies Record<string, Table>;

/** The rows of these tables. */
export type ContentRows = {
  change: {
    id: number;
    at: string;
    kind: string;
    type: string | null;
    documentId: string | null;
    locales: string;
    file: number | null;
  };
  schedule: {
    id: number;
    type: string;
    document: string;
    locale: string;
    action: string;
    minute: string;
    state: string;
    attempts: number;
    reason: string | null;
    askedBy: number;
    askedAt: string;
    endedAt: string | null;
    onUses: string | null;
  };
  'external-link': {
    id: number;
    address: string;
    failures: number;
    movedTo: string | null;
    reason: string | null;
    askedAt: string | null;
    uses: string;
  };
  'token-link': {
    id: number;
    purpose: string;
    hash: string;
    type: string;
    document: string;
    locales: string;
    author: number;
    authorName: string;
    madeAt: string;
    expiresAt: string;
    revokedAt: string | null;
    opened: number;
    openedAt: string | null;
  };
  replacement: { id: number; file: number; author: number | null; authorName: string | null; at: string };
};
