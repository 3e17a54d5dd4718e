import type { Readable } from 'node:stream';

import type { SiteAddress } from '../routing/site-address.ts';
import { readLoggedView, type LoggedView } from './log-line.ts';

/** What was read of a log. */
export type LogOutcome = { views: number; unreadLines: number };

/** A longer line is none of nginx's: targets and headers are limited. */
const maxLineLength = 65_536;

/** Reads the lines of a stream, also a last one that is not ended. @throws the stream fails */
async function* readLines(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = (lines.pop() ?? '').slice(-maxLineLength);
    yield* lines;
  }
  yield rest;
}

/** Reads a log line by line, in a stream, and hands on its page views. @throws the stream fails */
export async function readLog(input: Readable, site: SiteAddress, onView: (view: LoggedView) => void): Promise<LogOutcome> {
  const outcome = { views: 0, unreadLines: 0 };
  for await (const line of readLines(input)) {
    if (line === '') continue;
    const logged = readLoggedView(line, site);
    if (logged) onView(logged);
    outcome[logged ? 'views' : 'unreadLines'] += 1;
  }
  return outcome;
}
