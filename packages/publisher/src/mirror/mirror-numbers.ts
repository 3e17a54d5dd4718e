import { Counter, Gauge, type Registry } from 'prom-client';

import type { MirrorState } from './mirror-state.ts';

/** Registers the mirror's Prometheus metrics. */
export function registerMirrorMetrics(registry: Registry, state: () => MirrorState): void {
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
