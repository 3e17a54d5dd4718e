import { setTimeout as wait } from 'node:timers/promises';

import { ask, digestOf } from './ask.ts';
import type { Asked } from './asked.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { Phase } from './phase.ts';
import type { Versions } from './versions.ts';

type Options = {
  /** nginx, and the edge behind it, which some readers access directly. */
  url: string;
  edgeUrl: string;
  asked: readonly Asked[];
  versions: Versions;
  phase: () => Phase;
};

const count = { nginx: 10, edge: 2 } as const;
/** Pause of a reader: load is for the services, not for the machine. In milliseconds. */
const pauseMs = 40;
const encodings = ['gzip, deflate, br', 'gzip', 'identity'] as const;

type Doubt = { path: string; digest: string; phase: Phase };

/** Starts readers who request everything again and again until they are stopped, and verify each response. */
export function startReaders({ url, edgeUrl, asked, versions, phase }: Options) {
  let isOver = false;
  let doubts: Doubt[] = [];

  const one = async (number: number, site: string, step: number) => {
    // Each begins at another target.
    for (let place = number * 37; !isOver; place += step) {
      const what = asked[place % asked.length];
      const encoding = encodings[place % encodings.length];
      if (what === undefined || encoding === undefined) return;
      const then = phase();
      const answer = await ask({ url: site + what.path, headers: { 'accept-encoding': encoding } });
      // A fault that began or ended meanwhile may be the cause.
      const away = new Set([...then.away, ...phase().away]);
      const digest = digestOf(answer.body);
      const judgement = judgeAnswer(what, answer, away, () => versions.isKnown(what.path, digest));
      const isRefused = site === edgeUrl && answer.status === 0 && answer.body.includes('ECONNREFUSED');
      if (isRefused) then.refused += 1;
      // A response that the edge had begun when it was killed is lost.
      const mayBeMissed = site === edgeUrl && away.has('edge') && answer.status === 0 && (then.mayRefuse || !isRefused);
      then.asked += 1;
      then.times.push(answer.ms);
      if (judgement === 'unknown body') doubts.push({ path: what.path, digest, phase: then });
      else if (judgement !== 'good' && !mayBeMissed) then.failures.push(judgement.fault);
      await wait(pauseMs);
    }
  };
  const running = [
    ...Array.from({ length: count.nginx }, (_, number) => one(number, url, 1)),
    ...Array.from({ length: count.edge }, (_, number) => one(number, edgeUrl, 7)),
  ];

  return {
    /**
     * Checks unknown bodies after a publication, whose files are then on the disk: what is still unknown was never
     * published.
     */
    settle: async () => {
      const settled = doubts;
      doubts = [];
      await versions.read();
      for (const { path, digest, phase: then } of settled)
        if (!versions.isKnown(path, digest)) then.failures.push(`${path}: another body than any that was published`);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}
