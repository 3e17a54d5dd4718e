import { RequestMetrics } from '@ochiq/service/request-metrics';
import { Counter } from 'prom-client';

import type { RequestKind } from './get-request-kind';

/** The CMS in numbers, for Prometheus. */
export const requestMetrics = new RequestMetrics<RequestKind>('cms');

export const panelRefusalCounter = new Counter({
  name: 'ochiq_panel_sign_in_refusals_total',
  help: 'Sign-ins to the panel that were refused, by the status',
  labelNames: ['status'] as const,
  registers: [requestMetrics.registry],
});
