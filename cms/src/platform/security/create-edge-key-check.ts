import { createHash, timingSafeEqual } from 'node:crypto';

import { edgeKeyHeader } from '@ochiq/contract/forms/wire';

import { readSecrets } from '../../env';

type HeaderSource = { get: (header: string) => string };

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Creates a check whether a request comes from the edge. */
export function createEdgeKeyCheck(): (request: HeaderSource) => boolean {
  const expected = digest(readSecrets().EDGE_KEY);
  return (request) => timingSafeEqual(digest(request.get(edgeKeyHeader)), expected);
}
