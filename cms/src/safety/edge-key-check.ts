import { createHash, timingSafeEqual } from 'node:crypto';

import { edgeKeyHeader } from '@ochiq/contract/forms/wire';

import { secrets } from '../env';

type Asked = { get: (header: string) => string };

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Creates a check whether a request comes from the edge. */
export function edgeKeyCheck(): (asked: Asked) => boolean {
  const expected = digest(secrets().EDGE_KEY);
  return (asked) => timingSafeEqual(digest(asked.get(edgeKeyHeader)), expected);
}
