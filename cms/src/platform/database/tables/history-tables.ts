import { id, instant, integer, string, text, type Table } from './table';

/** What entries said before, and what was deleted. */
export const historyTables = {
  /** Versions of entries: who saved what in which language, and from where. */
  version: {
    attributes: {
      id,
      /** One of the contract's types, a document of it and one of its languages. */
      type: string,
      document: string,
      locale: string,
      /** `draft`, `published`, `unpublished` or `deleted`. */
      state: string,
      /** `edit`, `schedule`, `import`, `restore`, `system` or `initial`. */
      source: string,
      /** The id of a user of the panel, and the name at that time: accounts are deleted, too. */
      author: integer,
      authorName: string,
      /** The hash of what it says. */
      content: string,
      /** The first and the last save of the sitting. */
      startedAt: instant,
      at: instant,
      /** Of what was published: when its text was saved. Null where that is not known: with the publication. */
      textAt: instant,
      /** Of what was planned, or approved: until when its people had seen the source. Null for what a person published by hand. */
      seenAt: instant,
    },
    lookedUp: ['type', 'document', 'locale'],
    followedBy: 'at',
  },
  /** What versions and the trash say, each text once; see content-codec.ts. */
  content: {
    attributes: {
      id,
      hash: string,
      /** The hash of the content that is its dictionary; null where it has none. */
      base: string,
      /** How many characters it has when it is unpacked. */
      size: integer,
      data: text,
    },
    unique: 'hash',
    lookedUp: ['base'],
  },
  /** Deleted entries, a row for each language. */
  trash: {
    attributes: {
      id,
      type: string,
      document: string,
      locale: string,
      /** What editors called it. */
      title: string,
      /** The hashes of the draft and of what was published. */
      draft: string,
      published: string,
      /** The hashes of the files that it shows, with commas around each. */
      files: text,
      /** Who made the entry, since rights may depend on that. */
      creator: integer,
      author: integer,
      authorName: string,
      at: instant,
    },
    lookedUp: ['type', 'document'],
  },
} as const satisfies Record<string, Table>;

/** The rows of these tables. */
export type HistoryRows = {
  version: {
    id: number;
    type: string;
    document: string;
    locale: string;
    state: string;
    source: string;
    author: number | null;
    authorName: string | null;
    content: string;
    startedAt: string;
    at: string;
    textAt: string | null;
    seenAt: string | null;
  };
  content: { id: number; hash: string; base: string | null; size: number; data: string };
  trash: {
    id: number;
    type: string;
    document: string;
    locale: string;
    title: string;
    draft: string;
    published: string | null;
    files: string;
    creator: number | null;
    author: number | null;
    authorName: string | null;
    at: string;
  };
};
