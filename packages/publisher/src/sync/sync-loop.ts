import { getErrorMessage } from '@ochiq/service-kit/errors';
import { createPollingWorker } from '@ochiq/service-kit/polling-worker';

import type { Publisher } from './publisher.ts';
import type { StatusTracker, StatusSnapshot } from '../control-server/status.ts';
import type { SyncResult } from './sync-result.ts';
import type { UndoAction } from '../undo/undo-response.ts';

/** The polling interval in milliseconds: the cost of a missed wake-up call. */
const pollIntervalMs = 1000;

type SyncedPublisher = StatusSnapshot & Pick<Publisher, 'turn' | 'undo' | 'close'>;

/** Observers of each sync. */
type SyncObservers = {
  statusTracker: StatusTracker;
  meter: { recordSync: (result: SyncResult) => void; recordFailure: () => void };
  log: (line: string) => void;
};

/** Starts the sync loop: polls, and runs at once when woken. */
export function startSyncLoop(publisher: SyncedPublisher, { statusTracker, meter, log }: SyncObservers, onFirstSync: () => void) {
  const runSync = async () => {
    const startedAt = performance.now();
    const result = await publisher.turn();
    const newFailures = statusTracker.recordSync(publisher, result, performance.now() - startedAt);
    meter.recordSync(result);
    if (result.applied) log(`Published ${String(result.applied.facts.pages)} pages as change ${String(result.applied.number)}`);
    for (const { path, error } of newFailures) log(`${path} is not published: ${error.message}`);
    if (publisher.queue.unread > 0) worker.wake();
  };
  const recordFailure = (error: unknown) => {
    const reason = getErrorMessage(error);
    meter.recordFailure();
    if (statusTracker.recordFailure(reason)) log(reason);
  };

  const undo: UndoAction = async (number) => {
    const applied = await publisher.undo(number);
    log(`Took change ${String(applied.undoes)} back as change ${String(applied.number)}`);
    return applied;
  };

  let isFirst = true;
  const worker = createPollingWorker({
    run: async () => {
      await runSync().catch(recordFailure);
      if (isFirst) onFirstSync();
      isFirst = false;
    },
    intervalMs: pollIntervalMs,
    onError: recordFailure,
  });
  worker.wake();

  return {
    wake: worker.wake,
    undo,
    /** Stops after the current sync. */
    stop: async () => {
      await worker.stop();
      await publisher.close();
    },
  };
}
