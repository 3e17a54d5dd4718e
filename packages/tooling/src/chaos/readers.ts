import { setTimeout as wait } from 'node:timers/promises';

import { sendReaderRequest, hashBytes } from './send-reader-request.ts';
import type { FileVersions, ReaderTarget } from './reader-target.ts';
import { evaluateResponse } from './evaluate.ts';
import type { Phase } from './report.ts';

type ReaderOptions = {
  /** nginx, and the edge behind it, which some readers access directly. */
  url: string;
  edgeUrl: string;
  targets: readonly ReaderTarget[];
  versions: FileVersions;
  phase: () => Phase;
};

const count = { nginx: 10, edge: 2 } as const;
/** Pause of a reader: load is for the services, not for the machine. In milliseconds. */
const pauseMs = 40;
const encodings = ['gzip, deflate, br', 'gzip', 'identity'] as const;

type UnknownBody = { path: string; digest: string; phase: Phase };

/** Starts readers who request everything again and again until they are stopped, and verify each response. */
export function startReaders({ url, edgeUrl, targets, versions, phase }: ReaderOptions) {
  let isOver = false;
  let unknownBodies: UnknownBody[] = [];

  const runReader = async (number: number, site: string, step: number) => {
    // Each begins at another target.
    for (let place = number * 37; !isOver; place += step) {
      const target = targets[place % targets.length];
      const encoding = encodings[place % encodings.length];
      if (target === undefined || encoding === undefined) return;
      const then = phase();
      const response = await sendReaderRequest({ url: site + target.path, headers: { 'accept-encoding': encoding } });
      // A fault that began or ended meanwhile may be the cause.
      const now = phase();
      const away = new Set([...then.away, ...now.away]);
      const digest = hashBytes(response.body);
      const verdict = evaluateResponse(target, response, away, () => versions.isKnown(target.path, digest));
      const isRefused = site === edgeUrl && response.status === 0 && response.body.includes('ECONNREFUSED');
      if (isRefused) now.refused += 1;
      // A response that the edge had begun when it was killed is lost.
      const mayRefuse = then.mayRefuse || now.mayRefuse;
      const mayBeMissed = site === edgeUrl && away.has('edge') && response.status === 0 && (mayRefuse || !isRefused);
      then.requestCount += 1;
      then.times.push(response.ms);
      if (verdict === 'unknown body') unknownBodies.push({ path: target.path, digest, phase: then });
      else if (verdict !== 'good' && !mayBeMissed) then.failures.push(verdict.fault);
      await wait(pauseMs);
    }
  };
  const running = [
    ...Array.from({ length: count.nginx }, (_, number) => runReader(number, url, 1)),
    ...Array.from({ length: count.edge }, (_, number) => runReader(number, edgeUrl, 7)),
  ];

  return {
    /**
     * Checks unknown bodies after a publication, whose files are then on the disk: what is still unknown was never
     * published.
     */
    settle: async () => {
      const settled = unknownBodies;
      unknownBodies = [];
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
