import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';

import { uncached } from '../rules/cache-rules.ts';
import { limits } from '../rules/limits.ts';
import { allow } from '../rules/methods.ts';
import { commonHeaders } from './common-headers.ts';

type ParserFault = { code?: string | undefined; rawPacket?: Buffer | undefined };

const requestLine = /^[A-Z]+ \S/u;

/** Whether the first line alone is too long, not the headers behind it. */
function isTargetTooLong(packet: Buffer | undefined): boolean {
  const start = packet?.toString('latin1', 0, limits.targetBytes + 1) ?? '';
  return start.length > limits.targetBytes && requestLine.test(start) && !start.includes('\n');
}

/** The status for a request that Node's parser gave up on. */
export function statusOfFault({ code, rawPacket }: ParserFault): 400 | 408 | 414 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  return isTargetTooLong(rawPacket) ? 414 : 431;
}

/** A whole answer as bytes, for requests that never became one: their language is not known. */
export function rawAnswer(status: 400 | 405 | 408 | 414 | 431, https: boolean): string {
  const text = `${status} ${STATUS_CODES[status] ?? ''}\n`;
  const headers = {
    ...commonHeaders({ requestId: randomUUID(), policy: undefined, shared: false, https }),
    'Cache-Control': uncached.error,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': `${text.length}`,
    ...(status === 405 && { Allow: allow }),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${text.trim()}`, ...lines, '', text].join('\r\n');
}
