import { id, instant, integer, string, text, type Table } from './table';

/** The review of drafts. */
export const reviewTables = {
  /** Versions of entries that were submitted for review, and what became of them. See content/review/review-state.ts. */
  'review-round': {
    attributes: {
      id,
      type: string,
      document: string,
      locale: string,
      /** The hash of the content that was submitted. */
      hash: string,
      /** `open`, `changes-asked`, `void`, `withdrawn` or `published`. */
      state: string,
      /** The id of a user of the panel, and the name at that time: accounts are deleted, too. */
      author: integer,
      authorName: string,
      note: text,
      /** Ids of users of the panel, with commas between. */
      assignees: string,
      /** The day by which it is to be reviewed, `YYYY-MM-DD`. */
      dueOn: string,
      at: instant,
      endedAt: instant,
    },
    lookedUp: ['document', 'type'],
  },
  /** What was said about a submitted version, within the panel and from outside. */
  decision: {
    attributes: {
      id,
      round: integer,
      /** `approved`, `changes-asked`, `skipped`, `agreed` or `objected`. */
      kind: string,
      /** The id of a user of the panel, and the name at that time; an invited person has no id. */
      author: integer,
      authorName: string,
      /** The id of the user of the panel who invited the person outside; null for what a user said. */
      invitedBy: integer,
      note: text,
      at: instant,
    },
    lookedUp: ['round'],
  },
  /** Who changed a draft since it was published last. See content/review/changers.ts. */
  'review-changer': {
    attributes: {
      id,
      type: string,
      document: string,
      locale: string,
      /** The id of a user of the panel. */
      user: integer,
    },
    lookedUp: ['document', 'type'],
  },
  /** What languages of an entry say differently, and was accepted so. See content/agreement/compare-languages.ts. */
  'accepted-difference': {
    attributes: {
      id,
      type: string,
      document: string,
      /** The hash of the two languages and of what each says. */
      hash: string,
      reason: text,
      /** The id of a user of the panel, and the name at that time: accounts are deleted, too. */
      author: integer,
      authorName: string,
      at: instant,
    },
    lookedUp: ['document', 'type'],
  },
  /** Remarks on drafts, and replies to them. */
  remark: {
    attributes: {
      id,
      type: string,
      document: string,
      locale: string,
      /** A dotted path, and the id of the block's row; null for a remark on the entry, and for a reply. */
      field: string,
      block: string,
      /** The id of the remark that this is a reply to; null for the first of a thread. */
      thread: integer,
      author: integer,
      authorName: string,
      text,
      at: instant,
      resolver: integer,
      resolverName: string,
      resolvedAt: instant,
    },
    lookedUp: ['document', 'type'],
  },
  /** People without an account who were asked to agree with submitted versions, by the link that they got. */
  invitation: {
    attributes: {
      id,
      /** The id of a row of `token-link`. */
      link: integer,
      type: string,
      document: string,
      /** The ids of the rounds that it is about, with commas between. */
      rounds: string,
      name: string,
      email: string,
      openedAt: instant,
      /** The keyed hash of the code that was sent last, until when it is valid, and how often another one was typed. */
      code: string,
      codeExpiresAt: instant,
      codeTries: integer,
      /** `agreed` or `objected`; null until it is answered. */
      answer: string,
      note: text,
      answeredAt: instant,
    },
    unique: 'link',
    lookedUp: ['document', 'type'],
  },
} as const satisfies Record<string, Table>;

/** The rows of these tables. */
export type ReviewRows = {
  'review-round': {
    id: number;
    type: string;
    document: string;
    locale: string;
    hash: string;
    state: string;
    author: number;
    authorName: string;
    note: string;
    assignees: string;
    dueOn: string | null;
    at: string;
    endedAt: string | null;
  };
  decision: {
    id: number;
    round: number;
    kind: string;
    author: number | null;
    authorName: string;
    invitedBy: number | null;
    note: string;
    at: string;
  };
  'review-changer': { id: number; type: string; document: string; locale: string; user: number };
  'accepted-difference': {
    id: number;
    type: string;
    document: string;
    hash: string;
    reason: string;
    author: number;
    authorName: string;
    at: string;
  };
  remark: {
    id: number;
    type: string;
    document: string;
    locale: string;
    field: string | null;
    block: string | null;
    thread: number | null;
    author: number;
    authorName: string;
    text: string;
    at: string;
    resolver: number | null;
    resolverName: string | null;
    resolvedAt: string | null;
  };
  invitation: {
    id: number;
    link: number;
    type: string;
    document: string;
    rounds: string;
    name: string;
    email: string;
    openedAt: string | null;
    code: string | null;
    codeExpiresAt: string | null;
    codeTries: number;
    answer: string | null;
    note: string;
    answeredAt: string | null;
  };
};
