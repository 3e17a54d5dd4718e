import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import { deliver } from './deliver';

const roundMs = Math.min(settings.MAIL_RETRY_MS, 15_000);

/** Looks after the outbox while the CMS runs: one round at a time. */
export type Postman = { /** There may be something new. */ wake: () => void; stop: () => Promise<void> };

const postmen = new WeakMap<Core.Strapi, Postman>();

function employ(strapi: Core.Strapi): Postman {
  const state = { isEmployed: true, isAwaited: false };
  let round: Promise<void> | null = null;

  const goRound = async () => {
    state.isAwaited = false;
    try {
      await deliver(strapi, new Date(), () => state.isEmployed);
    } catch (error) {
      strapi.log.error(`The outbox could not be read: ${error instanceof Error ? error.name : 'unknown error'}`);
    }
  };
  const wake = () => {
    state.isAwaited = true;
    if (!state.isEmployed || round !== null) return;
    round = goRound().finally(() => {
      round = null;
      if (state.isAwaited) wake();
    });
  };
  const timer = setInterval(wake, roundMs);
  timer.unref();
  return {
    wake,
    async stop() {
      state.isEmployed = false;
      clearInterval(timer);
      await round;
    },
  };
}

/** Begins to send; without a mail server letters wait. */
export function startPostman(strapi: Core.Strapi): void {
  if (settings.SMTP_URL === undefined) return;
  const postman = employ(strapi);
  postmen.set(strapi, postman);
  postman.wake();
}

/** Triggers a round after a letter was enqueued. */
export const wakePostman = (strapi: Core.Strapi): void => postmen.get(strapi)?.wake();

/** Waits for the letters that are being sent, and sends no others. */
export const stopPostman = async (strapi: Core.Strapi): Promise<void> => postmen.get(strapi)?.stop();
