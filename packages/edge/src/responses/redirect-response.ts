import { redirectCache, uncached } from '@ochiq/http-policy/cache-rules';

import { createTextResponse, type HttpResponse } from '../http/response.ts';
import { createLocaleCookie } from '../routing/language-choice.ts';
import type { ReleaseRoute, SiteTarget } from '../routing/release-route.ts';
import { toPublicPath, type BasePath } from '../routing/site-address.ts';

const formatLocation = ({ path, query, fragment }: SiteTarget, base: BasePath): string => `${toPublicPath(base, path)}${query}${fragment}`;

const toVaryHeader = (names: readonly string[]): Record<string, string> => (names.length > 0 ? { Vary: names.join(', ') } : {});

/** Creates a redirect that is the same for all requests with the same headers. */
export function createRedirect({ status, to, varies }: Extract<ReleaseRoute, { kind: 'moved' }>, base: BasePath): HttpResponse {
  const location = 'url' in to ? to.url : formatLocation(to, base);
  return createTextResponse(status, { Location: location, 'Cache-Control': redirectCache[status], ...toVaryHeader(varies) });
}

/** Creates a private redirect to the reader's language. */
export function createLocaleRedirect({ to, remember, varies }: Extract<ReleaseRoute, { kind: 'led' }>, base: BasePath): HttpResponse {
  return createTextResponse(302, {
    Location: formatLocation(to, base),
    'Cache-Control': uncached.personal,
    ...toVaryHeader(varies),
    ...(remember && { 'Set-Cookie': createLocaleCookie(remember) }),
  });
}
