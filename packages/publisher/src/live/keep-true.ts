import type { Publisher } from './publisher.ts';
import type { Record } from './status.ts';

/** How often the publisher looks by itself, in milliseconds: what a lost hint costs. */
const lookEvery = 1000;

type Log = (line: string) => void;

/** Lets the publisher look again and again, at once when it is woken. */
export function keepTrue(publisher: Publisher, record: Record, log: Log, atFirst: () => void) {
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
      record.ended(turn, performance.now() - began);
      if (turn.applied) log(`Published ${String(turn.applied.facts.pages)} pages as change ${String(turn.applied.number)}`);
      for (const { path, error } of turn.failed) log(`${path} is not published: ${error.message}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (record.failed(reason)) log(reason);
    }
  };

  const running = (async () => {
    await once();
    atFirst();
    while (!now.stopping) {
      await rest();
      now.asked = false;
      if (!now.stopping) await once();
    }
  })();

  return {
    wake: () => {
      now.asked = true;
      wakeUp?.();
    },
    /** Ends after what is being done. */
    stop: async () => {
      now.stopping = true;
      wakeUp?.();
      await running;
      await publisher.close();
    },
  };
}
