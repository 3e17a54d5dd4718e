import { RequestNumbers } from '@ochiq/service/request-numbers';
import { Counter } from 'prom-client';

import type { RequestKind } from './request-kind';

/** The CMS in numbers, for Prometheus. */
export const numbers = new RequestNumbers<RequestKind>('cms');

export const panelRefusals = new Counter({
  name: 'ochiq_panel_sign_in_refusals_total',
  help: 'Sign-ins to the panel that were refused, by the status',
  labelNames: ['status'] as const,
  registers: [numbers.registry],
});
