import { bigInteger, id, instant, integer, string, text, type Table } from './table';

/** The people of the panel: what they did, and how they sign in. */
export const peopleTables = {
  /** What was done, by whom, each row sealed with the one before; triggers refuse changes. See people/audit/chain/sealed-row.ts. */
  audit: {
    attributes: {
      id,
      /** 1, 2, 3 … without gaps. */
      number: integer,
      at: instant,
      /** One of the kinds in people/audit/kinds.ts. */
      kind: string,
      /** The id of a user of the panel, and the name at that time; for what no user did, `system` or `command line`. */
      actor: integer,
      actorName: string,
      subjectType: string,
      subjectId: string,
      subjectTitle: text,
      subjectLocale: string,
      /** As canonical JSON. */
      details: text,
      /** The hash of the row before, and its own. */
      previous: string,
      hash: string,
    },
    unique: 'number',
    lookedUp: ['actor'],
    followedBy: 'at',
  },
  /** The second factor of a user of the panel: an authenticator app, passkeys, or both. */
  'second-factor': {
    attributes: {
      id,
      /** The id of a user of the panel. */
      user: integer,
      /** What the app computes its codes from, encrypted; null where there is no app. */
      secret: text,
      /** The same until the first code has shown that the app has it. */
      pendingSecret: text,
      /** When that was begun: it ends after a while. */
      pendingSince: instant,
      /** The period of the last code that was used, so that none is used twice. */
      lastPeriod: integer,
      /** When the first app or passkey was set up; null before that. */
      confirmedAt: instant,
    },
    unique: 'user',
  },
  /** The passkeys of users of the panel. */
  passkey: {
    attributes: {
      id,
      /** The id of a user of the panel. */
      user: integer,
      /** The id of the credential, in base64url. */
      credential: text,
      /** As COSE, in base64url. It is no secret, and leaves the CMS nevertheless nowhere. */
      publicKey: text,
      /** What the authenticator counted at the last use; 0 where it does not count. Up to 2³², which no `integer` holds. */
      counter: bigInteger,
      /** How the authenticator is reached, with commas between. */
      transports: string,
      name: string,
      addedAt: instant,
      usedAt: instant,
    },
    unique: 'credential',
    lookedUp: ['user'],
  },
  /** What the passkey of a session is asked to sign, as a keyed hash with whose it is and what for, until it is used or runs out. */
  'passkey-challenge': { attributes: { id, session: string, hash: string, expiresAt: instant }, unique: 'session' },
  /** Recovery codes of users of the panel, as keyed hashes, until they are used. */
  'recovery-code': { attributes: { id, user: integer, hash: string }, unique: 'hash', lookedUp: ['user'] },
  /** Browsers in which users of the panel have signed in, by the keyed hashes of their tokens. */
  'panel-device': {
    attributes: {
      id,
      /** The id of a user of the panel. */
      user: integer,
      hash: string,
      /** The id of the second factor that was shown here, and until when the browser needs no further code; null where it always does. */
      factor: integer,
      rememberedUntil: instant,
      expiresAt: instant,
    },
    unique: 'hash',
    lookedUp: ['user'],
  },
  /** Who of the panel's users is whom at the provider of the staff: a keyed hash of the issuer and the provider's id of the person. */
  'staff-identity': {
    attributes: {
      id,
      /** The id of a user of the panel. */
      user: integer,
      issuer: string,
      hash: string,
      /** Which ENCRYPTION_KEY it is a hash with. */
      keyStamp: string,
      linkedAt: instant,
      usedAt: instant,
    },
    unique: 'hash',
    lookedUp: ['user'],
  },
  /** Days on which a person is away, and who stands in for them; see people/absences. */
  absence: {
    attributes: {
      id,
      /** The id of the user of the panel who is away. */
      user: integer,
      /** The id of the user who stands in; null for a proposal, which gives no right. */
      standIn: integer,
      /** The first and the last day, `YYYY-MM-DD`, of Tashkent. */
      fromDay: string,
      untilDay: string,
      /** 1 where the rights of administration are given, too; 2 where the role Super Admin is among them, which the person had then. */
      administration: integer,
      madeAt: instant,
      /** When its beginning was recorded, and when it ended, by its last day or before. */
      begunAt: instant,
      endedAt: instant,
    },
    lookedUp: ['stand_in'],
  },
  /** People who left, and who has their work since; see people/leaving. */
  handover: {
    attributes: {
      id,
      /** The ids of the user of the panel who left, and of the successor. */
      user: integer,
      /** The name of who left, which stays where the account is deleted. */
      userName: string,
      successor: integer,
      /** What was handed over, as JSON. */
      work: text,
      at: instant,
      /** When the successor took it off their desk. */
      seenAt: instant,
    },
    unique: 'user',
    lookedUp: ['successor'],
  },
} as const satisfies Record<string, Table>;

/** The rows of these tables. */
export type PeopleRows = {
  audit: {
    id: number;
    number: number;
    at: string;
    kind: string;
    actor: number | null;
    actorName: string;
    subjectType: string | null;
    subjectId: string | null;
    subjectTitle: string | null;
    subjectLocale: string | null;
    details: string;
    previous: string;
    hash: string;
  };
  'second-factor': {
    id: number;
    user: number;
    secret: string | null;
    pendingSecret: string | null;
    pendingSince: string | null;
    lastPeriod: number;
    confirmedAt: string | null;
  };
  passkey: {
    id: number;
    user: number;
    credential: string;
    publicKey: string;
    counter: string;
    transports: string;
    name: string;
    addedAt: string;
    usedAt: string | null;
  };
  'passkey-challenge': { id: number; session: string; hash: string; expiresAt: string };
  'recovery-code': { id: number; user: number; hash: string };
  'panel-device': { id: number; user: number; hash: string; factor: number | null; rememberedUntil: string | null; expiresAt: string };
  'staff-identity': { id: number; user: number; issuer: string; hash: string; keyStamp: string | null; linkedAt: string; usedAt: string };
  absence: {
    id: number;
    user: number;
    standIn: number | null;
    fromDay: string;
    untilDay: string;
    administration: number;
    madeAt: string;
    begunAt: string | null;
    endedAt: string | null;
  };
  handover: { id: number; user: number; userName: string; successor: number; work: string; at: string; seenAt: string | null };
};
