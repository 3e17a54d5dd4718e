import { startOpsServer } from '@ochiq/service-kit/ops-server';
import type { Core } from '@strapi/strapi';
import { Gauge } from 'prom-client';

import { settings } from '../../env';
import { readCmsHealth, readOutboxState } from './read-cms-health';
import { requestMetrics } from './request-metrics';

function registerOutboxMetrics(strapi: Core.Strapi): void {
  const registers = [requestMetrics.registry];
  const age = new Gauge({ name: 'ochiq_outbox_age_seconds', help: 'How long the oldest letter has waited', registers });
  new Gauge({
    name: 'ochiq_outbox_letters',
    help: 'Letters that wait, and those that were given up',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      const state = await readOutboxState(strapi, new Date());
      this.set({ state: 'waiting' }, state.waiting);
      this.set({ state: 'given-up' }, state.givenUp);
      age.set(state.age);
    },
  });
}

/** Serves metrics and health at a port of their own, where one is configured. */
export async function startMonitoring(strapi: Core.Strapi): Promise<void> {
  const { METRICS_HOST: host, METRICS_PORT: port, SMTP_URL } = settings;
  if (port === undefined) return;
  registerOutboxMetrics(strapi);
  const health = () =>
    readCmsHealth({
      database: () => Promise.resolve(strapi.db.connection.raw('select 1')),
      outbox: () => readOutboxState(strapi, new Date()),
      hasMailServer: SMTP_URL !== undefined,
    });
  await startOpsServer({ host, port }, { '/metrics': requestMetrics.tell, '/health': health });
}
