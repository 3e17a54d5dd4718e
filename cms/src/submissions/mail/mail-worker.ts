import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { sendDueMail } from './send-due-mail';

const roundMs = Math.min(settings.MAIL_RETRY_MS, 15_000);

/** Looks after the outbox while the CMS runs: one round at a time. */
export type MailWorker = { /** There may be something new. */ wake: () => void; stop: () => Promise<void> };

const mailWorkers = new WeakMap<Core.Strapi, MailWorker>();

function createMailWorker(strapi: Core.Strapi): MailWorker {
  const state = { isRunning: true, isRequested: false };
  let round: Promise<void> | null = null;

  const runRound = async () => {
    state.isRequested = false;
    try {
      await sendDueMail(strapi, new Date(), () => state.isRunning);
    } catch (error) {
      strapi.log.error(`The outbox could not be read: ${error instanceof Error ? error.name : 'unknown error'}`);
    }
  };
  const wake = () => {
    state.isRequested = true;
    if (!state.isRunning || round !== null) return;
    round = runRound().finally(() => {
      round = null;
      if (state.isRequested) wake();
    });
  };
  const timer = setInterval(wake, roundMs);
  timer.unref();
  return {
    wake,
    async stop() {
      state.isRunning = false;
      clearInterval(timer);
      await round;
    },
  };
}

/** Begins to send; without a mail server letters wait. */
export function startMailWorker(strapi: Core.Strapi): void {
  if (settings.SMTP_URL === undefined) return;
  const worker = createMailWorker(strapi);
  mailWorkers.set(strapi, worker);
  worker.wake();
}

/** Triggers a round after a letter was enqueued. */
export const triggerMailWorker = (strapi: Core.Strapi): void => mailWorkers.get(strapi)?.wake();

/** Waits for the letters that are being sent, and sends no others. */
export const stopMailWorker = async (strapi: Core.Strapi): Promise<void> => mailWorkers.get(strapi)?.stop();
