import type { FormWithFiles } from '@ochiq/contract/forms/form-files';

import { bigInteger, id, instant, integer, string, text, type Table } from './table';

/** What comes of readers: their letters, accounts and files, and the limits of what they send. */
export const submissionTables = {
  /** Waiting letters, and for a while the sent ones, without their text. */
  mail: {
    attributes: {
      id,
      kind: string,
      /** `waiting`, `sent` or `given-up`. */
      state: string,
      attempts: integer,
      dueAt: instant,
      madeAt: instant,
      endedAt: instant,
      /** The recipient; null for the office, whose address is in the site settings. */
      recipient: string,
      replyTo: string,
      language: string,
      /** The alphabet; null for the language's own. */
      script: string,
      subject: text,
      body: text,
    },
    lookedUp: ['state', 'due_at'],
  },
  /** Challenges whose proof was used, until they expire. */
  'used-challenge': { attributes: { id, nonce: string, expiresAt: instant }, unique: 'nonce' },
  /** Codes that letters to the owners of accounts hold, as keyed hashes, until they are used or run out. */
  'account-code': { attributes: { id, kind: string, account: string, hash: string, expiresAt: instant }, unique: 'hash' },
  /**
   * Sessions of readers: the keyed hash of the browser's token, the account, the password's stamp, and the expiry. A
   * session without its row is over.
   */
  session: { attributes: { id, hash: string, account: string, stamp: string, expiresAt: instant }, unique: 'hash', lookedUp: ['account'] },
  /** Identities at providers by account: a keyed hash of the provider's id of the person, and nothing else. */
  identity: { attributes: { id, account: string, provider: string, hash: string }, unique: 'hash', lookedUp: ['account'] },
  /** Files that came with what citizens sent, `owner` by its document id, and under which name each lies in the private folder. */
  'sent-file': {
    attributes: { id, type: string, owner: string, name: string, mime: string, size: integer, stored: string },
    unique: 'stored',
    lookedUp: ['type', 'owner'],
  },
  /** One secret for each month, for the hashes of network addresses. */
  salt: { attributes: { id, month: string, value: string }, unique: 'month' },
  /** What the site shows because of something that was sent: from where, to which document, and what the CMS wrote there. */
  shown: { attributes: { id, source: string, target: string, said: text }, unique: 'source' },
  /** The layout that rate-limiter-flexible requires: these three columns in this order. */
  'rate-limit': { attributes: { key: string, points: integer, expire: bigInteger }, unique: 'key' },
} as const satisfies Record<string, Table>;

/** The rows of these tables. */
export type SubmissionRows = {
  mail: {
    id: number;
    kind: string;
    state: 'waiting' | 'sent' | 'given-up';
    attempts: number;
    dueAt: string;
    madeAt: string;
    endedAt: string | null;
    recipient: string | null;
    replyTo: string | null;
    language: string;
    script: string | null;
    subject: string | null;
    body: string | null;
  };
  'used-challenge': { id: number; nonce: string; expiresAt: string };
  'account-code': { id: number; kind: string; account: string; hash: string; expiresAt: string };
  session: { id: number; hash: string; account: string; stamp: string; expiresAt: string };
  identity: { id: number; account: string; provider: string; hash: string };
  'sent-file': { id: number; type: FormWithFiles; owner: string; name: string; mime: string; size: number; stored: string };
  salt: { id: number; month: string; value: string };
  shown: { id: number; source: string; target: string; said: string | null };
};
