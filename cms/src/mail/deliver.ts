import { setTimeout as wait } from 'node:timers/promises';

import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import { table } from '../tables/table';
import { asHtml } from './as-html';
import { patienceMs, pauseAfter } from './backoff';
import { isServersFault, mostAtOnce } from './mail-server';
import { officeOf } from './office';

type Message = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Readonly<Record<string, string>>;
};
type EmailService = { send: (message: Message) => Promise<unknown> };

type Waiting = Awaited<ReturnType<ReturnType<typeof table<'mail'>>['findMany']>>[number];

const perRound = 20;

/** The lease of a letter. It is renewed while the letter is being sent, and after a crash it soon expires. */
const leaseMs = 60_000;
const renewMs = 10_000;

const noteAgainMs = 500;
/** How long the database may be away before it is given up to note that a letter went. */
const notePatienceMs = 5 * 60 * 1000;

/** What a letter that has come to its end leaves behind: that there was one. */
const emptied = { recipient: null, replyTo: null, subject: null, body: null };

/**
 * Returns the same id at every attempt: after a crash before a sent letter is recorded, it is sent once more, and the
 * recipient's mail server recognizes the duplicate.
 */
const nameOf = ({ id, madeAt }: Waiting): string => {
  const domain = settings.MAIL_FROM?.split('@')[1] ?? 'localhost';
  return `<${String(id)}.${String(new Date(madeAt).getTime())}@${domain}>`;
};

async function send(strapi: Core.Strapi, mail: Waiting): Promise<void> {
  const office = await officeOf(strapi, mail.language);
  const to = mail.recipient ?? office?.email;
  if (to === undefined) throw new Error('the site settings, which name the office, are not published');
  const signed = [office?.name, settings.SITE_URL].filter((line) => line !== undefined).join('\n');
  const text = [mail.body ?? '', ...(signed === '' ? [] : [signed])].join('\n\n');
  await strapi
    .plugin('email')
    .service<EmailService>('email')
    .send({
      to,
      ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
      subject: mail.subject ?? '',
      text,
      html: asHtml(mail.language, text),
      messageId: nameOf(mail),
      // Answering machines leave it alone.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
}

/** Claims a letter, so that no other process sends it, however long those before it in this round took. */
async function claim(strapi: Core.Strapi, { id, attempts }: Waiting): Promise<boolean> {
  const { count } = await table(strapi, 'mail').updateMany({
    where: { id, attempts, state: 'waiting' },
    data: { attempts: attempts + 1, dueAt: new Date(Date.now() + leaseMs) },
  });
  return count === 1;
}

/**
 * Renews the lease of a claimed letter.
 * @returns a function that ends it; later changes of the letter are left alone
 */
function keepLease(strapi: Core.Strapi, { id, attempts }: Waiting): () => Promise<void> {
  let renewal = Promise.resolve();
  const renew = async () => {
    const dueAt = new Date(Date.now() + leaseMs);
    // A database that is away keeps other processes from claiming the letter, too.
    await table(strapi, 'mail')
      .updateMany({ where: { id, attempts: attempts + 1, state: 'waiting' }, data: { dueAt } })
      .catch(() => undefined);
  };
  const timer = setInterval(() => {
    renewal = renewal.then(renew);
  }, renewMs);
  return () => {
    clearInterval(timer);
    return renewal;
  };
}

/** Mail servers put addresses into their messages: only the kind of failure is logged. */
const kindOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'no reason given';
};

/**
 * Records a sent letter. The database may be away at that moment; the letter must not be sent again when it is back.
 * @throws it stays away
 */
async function noteSent(strapi: Core.Strapi, { id, kind }: Waiting, goesOn: () => boolean): Promise<void> {
  const end = Date.now() + notePatienceMs;
  for (;;) {
    try {
      await table(strapi, 'mail').update({ where: { id }, data: { ...emptied, state: 'sent', endedAt: new Date() } });
      return;
    } catch (error) {
      if (!goesOn() || Date.now() > end) throw error;
      strapi.log.warn(`Letter ${String(id)} (${kind}) has gone, which cannot be noted now. It is noted a little later.`);
    }
    await wait(noteAgainMs);
  }
}

async function noteRefused(strapi: Core.Strapi, mail: Waiting, now: Date, error: unknown): Promise<void> {
  const isOver = now.getTime() - new Date(mail.madeAt).getTime() > patienceMs;
  // While the mail server is away no letter is to blame: all go as soon as it is back, however long that was.
  const tries = isServersFault(error) ? 1 : mail.attempts + 1;
  const dueAt = new Date(Date.now() + pauseAfter(tries, settings.MAIL_RETRY_MS));
  const data = isOver ? { state: 'given-up', endedAt: now } : { dueAt };
  await table(strapi, 'mail').update({ where: { id: mail.id }, data });
  const end = isOver ? 'It is given up and kept in the outbox' : 'It is tried again later';
  strapi.log.warn(`Letter ${String(mail.id)} (${mail.kind}) was not taken by the mail server: ${kindOf(error)}. ${end}.`);
}

/**
 * Sends one letter and records the outcome.
 * @returns whether another letter may succeed now
 */
async function attempt(strapi: Core.Strapi, mail: Waiting, now: Date, goesOn: () => boolean): Promise<boolean> {
  const endLease = keepLease(strapi, mail);
  try {
    await send(strapi, mail);
  } catch (error) {
    await endLease();
    await noteRefused(strapi, mail, now, error);
    return !isServersFault(error);
  }
  try {
    await noteSent(strapi, mail, goesOn);
  } finally {
    await endLease();
  }
  return true;
}

/** Sends the letters that are due, some at once. A round ends where the mail server is away: the others stay due. */
export async function deliver(strapi: Core.Strapi, now: Date, goesOn: () => boolean): Promise<void> {
  const due = await table(strapi, 'mail').findMany({
    where: { state: 'waiting', dueAt: { $lte: now } },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    limit: perRound,
  });
  const letters = due.values();
  const round = { isServerThere: true };
  const one = async () => {
    for (const mail of letters) {
      if (!goesOn() || !round.isServerThere) return;
      if ((await claim(strapi, mail)) && !(await attempt(strapi, mail, now, goesOn))) round.isServerThere = false;
    }
  };
  // Every letter is awaited: the end of a round means that none is still being sent.
  const ends = await Promise.allSettled(Array.from({ length: mostAtOnce }, one));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  if (due.length === perRound && round.isServerThere && goesOn()) await deliver(strapi, new Date(), goesOn);
}
