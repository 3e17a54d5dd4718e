import { startPrivateServer } from '@ochiq/service/private-server';
import type { Core } from '@strapi/strapi';
import { Gauge } from 'prom-client';

import { settings } from '../env';
import { cmsHealth } from './cms-health';
import { numbers } from './numbers';
import { outboxState } from './outbox-state';

function countOutbox(strapi: Core.Strapi): void {
  const registers = [numbers.registry];
  const age = new Gauge({ name: 'ochiq_outbox_age_seconds', help: 'How long the oldest letter has waited', registers });
  new Gauge({
    name: 'ochiq_outbox_letters',
    help: 'Letters that wait, and those that were given up',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      const state = await outboxState(strapi, new Date());
      this.set({ state: 'waiting' }, state.waiting);
      this.set({ state: 'given-up' }, state.givenUp);
      age.set(state.age);
    },
  });
}

/** Serves metrics and health at a port of their own, where one is configured. */
export async function startWatch(strapi: Core.Strapi): Promise<void> {
  const { METRICS_HOST: host, METRICS_PORT: port, SMTP_URL } = settings;
  if (port === undefined) return;
  countOutbox(strapi);
  const health = () =>
    cmsHealth({
      database: () => Promise.resolve(strapi.db.connection.raw('select 1')),
      outbox: () => outboxState(strapi, new Date()),
      hasMailServer: SMTP_URL !== undefined,
    });
  await startPrivateServer({ host, port }, { '/metrics': numbers.tell, '/health': health });
}
