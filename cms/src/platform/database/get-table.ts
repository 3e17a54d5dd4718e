import type { FormWithFiles } from '@ochiq/contract/forms/form-files';
import type { Core } from '@strapi/strapi';

import { getRows, type Rows } from '../strapi/rows';
import { models, getTableUid, type TableName } from './tables';

type Models = { add: (model: unknown) => unknown };

/** Registers our own tables in Strapi's database layer, before it reads the schema. */
export function addTables(strapi: Core.Strapi): void {
  const registry = strapi.get<Models>('models');
  for (const model of models) registry.add(model);
}

type TableRows = {
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
  replacement: { id: number; file: number; author: number | null; authorName: string | null; at: string };
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
  'list-view': { id: number; user: number; model: string; name: string; query: string };
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
  'staff-identity': { id: number; user: number; issuer: string; hash: string; linkedAt: string; usedAt: string };
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

/** Returns the rows of one of our own tables; within a transaction of Strapi's they are a part of it. */
export const getTable = <N extends Exclude<TableName, 'rate-limit'>>(strapi: Core.Strapi, name: N): Rows<TableRows[N]> =>
  getRows<TableRows[N]>(strapi, getTableUid(name));
