/** What the CMS is asked for, as coarse as people look at numbers. */
export type RequestKind = 'panel' | 'intake' | 'content' | 'upload' | 'health';

const kinds: readonly [RegExp, RequestKind][] = [
  [/^\/api\/(?:intake|auth|connect)(?:\/|$)/iu, 'intake'],
  [/^\/api(?:\/|$)/iu, 'content'],
  [/^\/uploads\//u, 'upload'],
  [/^\/_health$/u, 'health'],
];

/** Never the path itself: it names documents and people. */
export const requestKind = (path: string): RequestKind => kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'panel';

/** Where editors sign in. */
export const isPanelSignIn = (method: string, path: string): boolean => method === 'POST' && /^\/admin\/login\/?$/iu.test(path);
