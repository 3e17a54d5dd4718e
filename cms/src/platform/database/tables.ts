type Attribute = { type: 'increments' | 'string' | 'text' | 'integer' | 'biginteger' | 'datetime' };
/** `lookedUp` are the columns of one index; `followedBy` is a column by which the newest rows are read. */
type Table = { attributes: Readonly<Record<string, Attribute>>; unique?: string; lookedUp?: readonly string[]; followedBy?: string };

const id: Attribute = { type: 'increments' };
const string: Attribute = { type: 'string' };
const text: Attribute = { type: 'text' };
const integer: Attribute = { type: 'integer' };
const bigInteger: Attribute = { type: 'biginteger' };
const instant: Attribute = { type: 'datetime' };

/**
 * What the CMS keeps for itself. Strapi makes and keeps these tables like its own; they are no
 * content types, so no role, token or page of the panel reaches them.
 */
export const tables = {
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
      linkedAt: instant,
      usedAt: instant,
    },
    unique: 'hash',
    lookedUp: ['user'],
  },
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
      successor: integer,
      /** The name of who left, which stays where the account is deleted. */
      userName: string,
      /** What was handed over, as JSON. */
      work: text,
      at: instant,
      /** When the successor took it off their desk. */
      seenAt: instant,
    },
    unique: 'user',
    lookedUp: ['successor'],
  },
  /** The layout that rate-limiter-flexible requires: these three columns in this order. */
  'rate-limit': { attributes: { key: string, points: integer, expire: bigInteger }, unique: 'key' },
} as const satisfies Record<string, Table>;

export type TableName = keyof typeof tables;

export const getTableUid = (name: TableName) => `ochiq::${name}`;
export const getTableName = (name: TableName) => `ochiq_${name.replaceAll('-', '_')}`;

function buildModel(name: TableName, { attributes, unique, lookedUp, followedBy }: Table) {
  const tableName = getTableName(name);
  const indexes = [
    ...(unique === undefined ? [] : [{ name: `${tableName}_${unique}_unique`, columns: [unique], type: 'unique' }]),
    ...(lookedUp === undefined ? [] : [{ name: `${tableName}_${lookedUp.join('_')}_index`, columns: [...lookedUp] }]),
    ...(followedBy === undefined ? [] : [{ name: `${tableName}_${followedBy}_index`, columns: [followedBy] }]),
  ];
  // Strapi writes into each attribute: no two may be one object.
  const own = Object.entries(attributes).map(([column, attribute]): [string, Attribute] => [column, { ...attribute }]);
  return { uid: getTableUid(name), singularName: tableName, tableName, attributes: Object.fromEntries(own), indexes };
}

/** The models of the tables, as Strapi's database layer takes them. */
export const models = (Object.entries(tables) as [TableName, Table][]).map(([name, table]) => buildModel(name, table));
