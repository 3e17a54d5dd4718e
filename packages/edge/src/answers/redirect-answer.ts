import { publicPath, type BasePath } from '../rules/base-path.ts';
import { redirectCache, uncached } from '../rules/cache-rules.ts';
import { rememberLocale } from '../rules/cookie-locale.ts';
import type { Route, SiteTarget } from '../rules/route.ts';
import { plainAnswer, type Answer } from './answer.ts';

const locationOf = ({ path, query, fragment }: SiteTarget, base: BasePath): string => `${publicPath(base, path)}${query}${fragment}`;

const vary = (names: readonly string[]): Record<string, string> => (names.length > 0 ? { Vary: names.join(', ') } : {});

/** Creates a redirect that is the same for all requests with the same headers. */
export function movedAnswer({ status, to, varies }: Extract<Route, { kind: 'moved' }>, base: BasePath): Answer {
  const location = 'url' in to ? to.url : locationOf(to, base);
  return plainAnswer(status, { Location: location, 'Cache-Control': redirectCache[status], ...vary(varies) });
}

/** Creates a private redirect to the reader's language. */
export function ledAnswer({ to, remember, varies }: Extract<Route, { kind: 'led' }>, base: BasePath): Answer {
  return plainAnswer(302, {
    Location: locationOf(to, base),
    'Cache-Control': uncached.personal,
    ...vary(varies),
    ...(remember && { 'Set-Cookie': rememberLocale(remember) }),
  });
}
