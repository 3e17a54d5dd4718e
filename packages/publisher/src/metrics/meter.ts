import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { MirrorState } from '../mirror/mirror-sync.ts';
import type { SearchState } from '../search/search-state.ts';
import { getChangeDelays, getLagSeconds, type SyncResult } from '../sync/sync-result.ts';
import type { Publisher } from '../sync/publisher.ts';
import { syncStages } from '../sync/stage-timer.ts';

/** Registers the mirror's Prometheus metrics. */
function registerMirrorMetrics(registry: Registry, state: () => MirrorState): void {
  const registers = [registry];
  new Gauge({
    name: 'ochiq_mirror_problem',
    help: 'Whether the mirror is not true to the site because something is wrong',
    registers,
    collect() {
      this.set(state().problem === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'ochiq_mirror_left',
    help: 'Files that are still to be put into the mirror or taken from it',
    registers,
    collect() {
      this.set(state().left);
    },
  });
  new Counter({
    name: 'ochiq_mirror_done_total',
    help: 'Files put into the mirror and taken from it, and addresses that caches were told to forget',
    labelNames: ['what'] as const,
    registers,
    collect() {
      const { put, removed, purged } = state().done;
      this.reset();
      this.inc({ what: 'put' }, put);
      this.inc({ what: 'removed' }, removed);
      this.inc({ what: 'purged' }, purged);
    },
  });
}

/** From a fast edit to a queue that needs attention, in seconds. */
const buckets = [0.05, 0.1, 0.15, 0.25, 0.5, 1, 2, 3, 5, 10, 30, 60, 300];

type MeteredPublisher = Pick<Publisher, 'queue' | 'pages' | 'spent' | 'quarantine'>;

/** Collects the publisher's Prometheus metrics. */
export class PublisherMetrics {
  readonly #registry = new Registry();
  readonly #registers = [this.#registry];
  readonly #delay = new Histogram({
    name: 'ochiq_publish_to_live_seconds',
    help: 'From a change’s row in the log of the CMS to its pages being live',
    buckets,
    registers: this.#registers,
  });
  readonly #rendered = new Counter({ name: 'ochiq_pages_rendered_total', help: 'Pages rendered', registers: this.#registers });
  readonly #failures = new Counter({
    name: 'ochiq_publish_failures_total',
    help: 'Turns that failed, and pages that could not be published in a turn',
    labelNames: ['what'] as const,
    registers: this.#registers,
  });

  /** @param mirror where there is one */
  constructor(publisher: MeteredPublisher, search: () => SearchState, mirror?: () => MirrorState) {
    const registers = this.#registers;
    collectDefaultMetrics({ register: this.#registry });
    if (mirror) registerMirrorMetrics(this.#registry, mirror);
    for (const what of ['turn', 'page']) this.#failures.inc({ what }, 0);
    new Gauge({ name: 'ochiq_publisher_leads', help: 'Whether this publisher leads', registers }).set(1);
    new Gauge({
      name: 'ochiq_publish_queue_length',
      help: 'Rows of the CMS’s log that the site is not true to yet',
      registers,
      collect() {
        this.set(publisher.queue.waiting.length + publisher.queue.unread);
      },
    });
    new Gauge({
      name: 'ochiq_publish_lag_seconds',
      help: 'How long the oldest of them has waited',
      registers,
      collect() {
        this.set(getLagSeconds(publisher.queue.waiting, Date.now()));
      },
    });
    new Gauge({
      name: 'ochiq_publish_held',
      help: 'Entries that are published in the CMS and not on the site as they are, because something is wrong with them',
      registers,
      collect() {
        const { unfit, refused, held } = publisher.quarantine;
        this.set(unfit.length + refused.length + held.length);
      },
    });
    new Gauge({
      name: 'ochiq_pages',
      help: 'Pages that the site has',
      registers,
      collect() {
        this.set(publisher.pages);
      },
    });
    new Counter({
      name: 'ochiq_turn_seconds_total',
      help: 'What the steps of turns took, those that found nothing new among them',
      labelNames: ['step'] as const,
      registers,
      collect() {
        this.reset();
        for (const step of syncStages) this.inc({ step }, publisher.spent.seconds[step]);
      },
    });
    new Gauge({
      name: 'ochiq_search_problem',
      help: 'Whether the search index is not true to the site because something is wrong',
      registers,
      collect() {
        this.set(search().problem === null ? 0 : 1);
      },
    });
    new Gauge({
      name: 'ochiq_search_left',
      help: 'What search still has to read: pages of an index that is made anew, and attached files',
      labelNames: ['what'] as const,
      registers,
      collect() {
        this.set({ what: 'page' }, search().left);
        this.set({ what: 'file' }, search().unread);
      },
    });
    new Gauge({
      name: 'ochiq_peak_memory_bytes',
      help: 'The most resident memory since it was started',
      registers,
      collect() {
        this.set(process.resourceUsage().maxRSS * 1024);
      },
    });
  }

  recordSync(result: SyncResult): void {
    for (const seconds of getChangeDelays(result)) this.#delay.observe(seconds);
    this.#rendered.inc(result.rendered);
    this.#failures.inc({ what: 'page' }, result.failed.length);
  }

  recordFailure(): void {
    this.#failures.inc({ what: 'turn' });
  }

  /** Renders the metrics in Prometheus’s text format. */
  async renderMetrics(): Promise<{ type: string; text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }
}
