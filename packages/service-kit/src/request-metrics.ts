import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

import type { EndpointResponse } from './ops-server.ts';

/** From a file in memory to a request that is too slow to wait for, in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Collects Prometheus metrics of a service's requests and of its process. */
export class RequestMetrics<Kind extends string> {
  readonly registry = new Registry();
  readonly #requests: Counter<'kind' | 'status'>;
  readonly #seconds: Histogram<'kind'>;

  /** @param service the prefix of every name */
  constructor(service: 'cms' | 'edge') {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Counter({
      name: `ochiq_${service}_requests_total`,
      help: 'Requests answered, by what was asked for and by the status',
      labelNames: ['kind', 'status'] as const,
      registers,
    });
    this.#seconds = new Histogram({
      name: `ochiq_${service}_request_seconds`,
      help: 'From a request to the end of its answer',
      labelNames: ['kind'] as const,
      buckets,
      registers,
    });
  }

  recordRequest(kind: Kind, status: number, seconds: number): void {
    this.#requests.inc({ kind, status: String(status) });
    this.#seconds.observe({ kind }, seconds);
  }

  /** Renders the metrics in Prometheus's text format. */
  readonly tell = async (): Promise<EndpointResponse> => ({
    status: 200,
    type: this.registry.contentType,
    text: await this.registry.metrics(),
  });
}
