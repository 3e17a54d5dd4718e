import type { Messages } from './catalogues';
import type { Namespace } from './namespaces';

/** The result of the message query of a page. */
export type MessageFiles = { locales: { edges: readonly { node: { ns: string; data: string; language: string } }[] } };

/** Returns the messages of a namespace, for parts of a page that are rendered apart from it. */
export function getMessages<N extends Namespace>({ locales }: MessageFiles, namespace: N): Messages[N] {
  const file = locales.edges.find(({ node }) => node.ns === namespace);
  if (!file) throw new Error(`The page's query does not name the messages “${namespace}”`);
  return JSON.parse(file.node.data) as Messages[N];
}
