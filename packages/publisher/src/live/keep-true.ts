import type { Publisher } from './publisher.ts';
import type { Record, Told } from './status.ts';
import type { Turn } from './turn.ts';
import type { Undo } from './undo-answer.ts';

/** The polling interval in milliseconds: the cost of a missed wake-up call. */
const lookEvery = 1000;

type Kept = Told & Pick<Publisher, 'turn' | 'undo' | 'close'>;

/** Observers of each sync. */
type Watchers = {
  record: Record;
  meter: { ended: (turn: Turn) => void; failed: () => void };
  log: (line: string) => void;
};

/** Starts the sync loop: polls, and runs at once when woken. */
export function keepTrue(publisher: Kept, { record, meter, log }: Watchers, atFirst: () => void) {
  const now = { stopping: false, asked: false };
  let wakeUp: (() => void) | undefined;

  const rest = () =>
    new Promise<void>((resolve) => {
      if (now.asked || now.stopping) {
        resolve();
        return;
      }
      const timer = setTimeout(resolve, lookEvery);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const once = async () => {
    const began = performance.now();
    try {
      const turn = await publisher.turn();
      const news = record.ended(publisher, turn, performance.now() - began);
      meter.ended(turn);
      if (turn.applied) log(`Published ${String(turn.applied.facts.pages)} pages as change ${String(turn.applied.number)}`);
      for (const { path, error } of news) log(`${path} is not published: ${error.message}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      meter.failed();
      if (record.failed(reason)) log(reason);
    }
  };

  const undo: Undo = async (number) => {
    const applied = await publisher.undo(number);
    log(`Took change ${String(applied.undoes)} back as change ${String(applied.number)}`);
    return applied;
  };

  const isStopping = () => now.stopping;
  const running = (async () => {
    await once();
    atFirst();
    while (!isStopping()) {
      await rest();
      now.asked = false;
      if (!isStopping()) await once();
    }
  })();

  return {
    wake: () => {
      now.asked = true;
      wakeUp?.();
    },
    undo,
    /** Stops after the current sync. */
    stop: async () => {
      now.stopping = true;
      wakeUp?.();
      await running;
      await publisher.close();
    },
  };
}
