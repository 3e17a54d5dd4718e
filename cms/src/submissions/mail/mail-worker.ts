import type { Core } from '@strapi/strapi';
import { createPollingWorker, type PollingWorker } from '@ochiq/service-kit/polling-worker';

import { settings } from '../../env';
import { runAfterCommit } from '../../platform/database/transactions';
import { sendDueMail } from './send-due-mail';

const roundMs = Math.min(settings.MAIL_RETRY_MS, 15_000);

/** Look after the outbox while the CMS runs. */
const mailWorkers = new WeakMap<Core.Strapi, PollingWorker>();

const createMailWorker = (strapi: Core.Strapi): PollingWorker =>
  createPollingWorker({
    run: (signal) => sendDueMail(strapi, new Date(), () => !signal.aborted),
    intervalMs: roundMs,
    onError: (error) => strapi.log.error(`A round of the outbox ended early: ${error instanceof Error ? error.name : 'unknown error'}`),
    unref: true,
  });

/** Begins to send one round at a time; without a mail server letters wait. */
export function startMailWorker(strapi: Core.Strapi): void {
  if (settings.SMTP_URL === undefined) return;
  const worker = createMailWorker(strapi);
  mailWorkers.set(strapi, worker);
  worker.wake();
}

/** Triggers a round after letters were enqueued: once they are committed, since a round sees them only then. */
export const triggerMailWorker = (strapi: Core.Strapi): Promise<void> => runAfterCommit(strapi, () => mailWorkers.get(strapi)?.wake());

/** Waits for the letters that are being sent, and sends no others. */
export const stopMailWorker = async (strapi: Core.Strapi): Promise<void> => mailWorkers.get(strapi)?.stop();
