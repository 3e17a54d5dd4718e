import { RequestMetrics } from '@ochiq/service-kit/request-metrics';
import { Counter, Histogram } from 'prom-client';

/** The kind of a request, as coarse as metrics need it. */
type RequestKind = 'panel' | 'intake' | 'content' | 'upload' | 'health';

const kinds: readonly [RegExp, RequestKind][] = [
  [/^\/api\/(?:intake|auth|connect)(?:\/|$)/iu, 'intake'],
  [/^\/api(?:\/|$)/iu, 'content'],
  [/^\/uploads\//u, 'upload'],
  [/^\/_health$/u, 'health'],
];

/** Returns the kind of a path, for metrics; never the path itself: it names documents and people. */
export const getRequestKind = (path: string): RequestKind => kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'panel';

/** Returns whether a request signs an editor in, by a password or through the provider. */
export const isPanelSignIn = (method: string, path: string): boolean =>
  method === 'POST' && /^\/admin\/(?:login|staff-sign-in\/(?:start|finish))\/?$/iu.test(path);

/** The CMS in numbers, for Prometheus. */
export const requestMetrics = new RequestMetrics<RequestKind>('cms');

export const panelRefusalCounter = new Counter({
  name: 'ochiq_panel_sign_in_refusals_total',
  help: 'Sign-ins to the panel that were refused, by the status',
  labelNames: ['status'] as const,
  registers: [requestMetrics.registry],
});

/** Its second bucket is the goal: `pnpm bench saves`. */
export const historyDuration = new Histogram({
  name: 'ochiq_history_seconds',
  help: 'What writing the history adds to a change of an entry',
  buckets: [0.005, 0.015, 0.05, 0.2, 1],
  registers: [requestMetrics.registry],
});

/** Its second bucket is the goal: `pnpm bench saves`. */
export const auditDuration = new Histogram({
  name: 'ochiq_audit_seconds',
  help: 'What writing rows of the audit log adds to an action',
  buckets: [0.001, 0.003, 0.01, 0.05, 0.2],
  registers: [requestMetrics.registry],
});
