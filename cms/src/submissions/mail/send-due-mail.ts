import { setTimeout as wait } from 'node:timers/promises';

import type { Core } from '@strapi/strapi';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { isScriptPrefix, scripts } from '@ochiq/contract/routing/scripts';
import { limitTime } from '@ochiq/service-kit/limit-time';
import { createPollingWorker } from '@ochiq/service-kit/polling-worker';

import { settings } from '../../env';
import { getTable } from '../../platform/database/get-table';
import { readLetterConverter } from './letter-reader';
import { toHtml } from './letters';
import { calculateBackoffMs, giveUpAfterMs, isServerFault, maxMailConnections } from './mail-server';
import { readPublishedSite } from './published-site';

type EmailMessage = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Readonly<Record<string, string>>;
};
type EmailService = { send: (message: EmailMessage) => Promise<unknown> };

type WaitingMail = Awaited<ReturnType<ReturnType<typeof getTable<'mail'>>['findMany']>>[number];

const perRound = 20;

/** The lease of a letter. It is renewed while the letter is being sent, and after a crash it soon expires. */
const leaseMs = 60_000;
const renewMs = 10_000;

const recordRetryMs = 500;
/** How long the database may be away before it is given up to note that a letter went. */
const recordTimeoutMs = 5 * 60 * 1000;

/**
 * How long the mail server may take for a letter, and the database for a query. Libraries have shorter limits of their
 * own; without these, one promise that never settles would end all delivery until the next start.
 */
const deliveryLimits = { sendMs: 3 * 60 * 1000, queryMs: 60 * 1000 };
export type DeliveryLimits = Readonly<typeof deliveryLimits>;

/** What a letter that has come to its end leaves behind: that there was one. */
const clearedFields = { recipient: null, replyTo: null, subject: null, body: null };

/**
 * Returns the same id at every attempt: after a crash before a sent letter is recorded, it is sent once more, and the
 * recipient's mail server recognizes the duplicate.
 */
const getMessageId = ({ id, madeAt }: WaitingMail): string => {
  const domain = settings.MAIL_FROM?.split('@')[1] ?? 'localhost';
  return `<${String(id)}.${String(new Date(madeAt).getTime())}@${domain}>`;
};

/** Returns the lines below a letter: the office's name, and the address of the site. */
async function buildSignature(strapi: Core.Strapi, { script }: WaitingMail, officeName: string | undefined): Promise<string[]> {
  const convert = await readLetterConverter(strapi, isScriptPrefix(script) ? script : null);
  const { SITE_URL } = settings;
  const siteUrl = SITE_URL !== undefined && isScriptPrefix(script) ? SITE_URL.replace(/\/+$/u, '') + pathFor('home', script, {}) : SITE_URL;
  return [officeName && convert(officeName), siteUrl].filter((line) => line !== undefined);
}

async function sendMail(strapi: Core.Strapi, mail: WaitingMail): Promise<void> {
  const { language, script } = mail;
  const office = await readPublishedSite(strapi, language);
  const to = mail.recipient ?? office?.email;
  if (to === undefined) throw new Error('the site settings, which name the office, are not published');
  const signed = (await buildSignature(strapi, mail, office?.name)).join('\n');
  const text = [mail.body ?? '', ...(signed === '' ? [] : [signed])].join('\n\n');
  await strapi
    .plugin('email')
    .service<EmailService>('email')
    .send({
      to,
      ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
      subject: mail.subject ?? '',
      text,
      html: toHtml(isScriptPrefix(script) ? scripts[script].tag : language, text),
      messageId: getMessageId(mail),
      // Answering machines leave it alone.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
}

type DeliveryRound = { now: Date; shouldContinue: () => boolean; limits: DeliveryLimits };

/** Claims a letter, so that no other process sends it, however long those before it in this round took. */
async function claim(strapi: Core.Strapi, { id, attempts }: WaitingMail, { limits }: DeliveryRound): Promise<boolean> {
  const where = { id, attempts, state: 'waiting' };
  const data = { attempts: attempts + 1, dueAt: new Date(Date.now() + leaseMs) };
  const { count } = await limitTime(getTable(strapi, 'mail').updateMany({ where, data }), limits.queryMs);
  return count === 1;
}

/**
 * Renews the lease of a claimed letter.
 * @returns a function that ends it; later changes of the letter are left alone
 */
function keepLease(strapi: Core.Strapi, { id, attempts }: WaitingMail, { limits }: DeliveryRound): () => Promise<void> {
  const renew = async () => {
    const dueAt = new Date(Date.now() + leaseMs);
    const change = { where: { id, attempts: attempts + 1, state: 'waiting' }, data: { dueAt } };
    await limitTime(getTable(strapi, 'mail').updateMany(change), limits.queryMs);
  };
  // A database that is away keeps other processes from claiming the letter, too.
  return createPollingWorker({ run: renew, intervalMs: renewMs, onError: () => undefined }).stop;
}

/** Mail servers put addresses into their messages: only the kind of failure is logged. */
const describeMailFailure = (error: unknown): string => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'no reason given';
};

/**
 * Records a sent letter. The database may be away at that moment; the letter must not be sent again when it is back.
 * @throws it stays away
 */
async function recordSent(strapi: Core.Strapi, { id, kind }: WaitingMail, { shouldContinue, limits }: DeliveryRound): Promise<void> {
  const end = Date.now() + recordTimeoutMs;
  const data = { ...clearedFields, state: 'sent' };
  for (;;) {
    try {
      await limitTime(getTable(strapi, 'mail').update({ where: { id }, data: { ...data, endedAt: new Date() } }), limits.queryMs);
      return;
    } catch (error) {
      if (!shouldContinue() || Date.now() > end) throw error;
      strapi.log.warn(
        `Letter ${String(id)} (${kind}) has gone, which cannot be noted now (${describeMailFailure(error)}). It is noted a little later.`,
      );
    }
    await wait(recordRetryMs);
  }
}

async function recordRefusal(strapi: Core.Strapi, mail: WaitingMail, { now, limits }: DeliveryRound, error: unknown): Promise<void> {
  const isOver = now.getTime() - new Date(mail.madeAt).getTime() > giveUpAfterMs;
  // While the mail server is away no letter is to blame: all go as soon as it is back, however long that was.
  const tries = isServerFault(error) ? 1 : mail.attempts + 1;
  const dueAt = new Date(Date.now() + calculateBackoffMs(tries, settings.MAIL_RETRY_MS));
  const data = isOver ? { state: 'given-up', endedAt: now } : { dueAt };
  await limitTime(getTable(strapi, 'mail').update({ where: { id: mail.id }, data }), limits.queryMs);
  const end = isOver ? 'It is given up and kept in the outbox' : 'It is tried again later';
  strapi.log.warn(`Letter ${String(mail.id)} (${mail.kind}) was not taken by the mail server: ${describeMailFailure(error)}. ${end}.`);
}

/**
 * Sends one letter and records the outcome, unless another process has claimed it.
 * @returns whether another letter may succeed now
 */
async function deliver(strapi: Core.Strapi, mail: WaitingMail, round: DeliveryRound): Promise<boolean> {
  if (!(await claim(strapi, mail, round))) return true;
  const endLease = keepLease(strapi, mail, round);
  try {
    await limitTime(sendMail(strapi, mail), round.limits.sendMs);
  } catch (error) {
    await endLease();
    await recordRefusal(strapi, mail, round, error);
    return !isServerFault(error);
  }
  try {
    await recordSent(strapi, mail, round);
  } finally {
    await endLease();
  }
  return true;
}

/** Sends the letters that are due, some at once. A round ends where the mail server is away: the others stay due. */
export async function sendDueMail(
  strapi: Core.Strapi,
  now: Date,
  shouldContinue: () => boolean,
  limits: DeliveryLimits = deliveryLimits,
): Promise<void> {
  const query = { where: { state: 'waiting', dueAt: { $lte: now } }, orderBy: [{ dueAt: 'asc' }, { id: 'asc' }], limit: perRound };
  const due = await limitTime(getTable(strapi, 'mail').findMany(query), limits.queryMs);
  const pendingMails = due.values();
  const server = { isAway: false };
  const sendRemaining = async () => {
    for (const mail of pendingMails) {
      if (!shouldContinue() || server.isAway) return;
      if (!(await deliver(strapi, mail, { now, shouldContinue, limits }))) server.isAway = true;
    }
  };
  // Every letter is awaited: the end of a round means that none is still being sent.
  const ends = await Promise.allSettled(Array.from({ length: maxMailConnections }, sendRemaining));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  if (due.length === perRound && !server.isAway && shouldContinue()) await sendDueMail(strapi, new Date(), shouldContinue, limits);
}
