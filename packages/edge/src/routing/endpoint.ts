import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { viewPrefixes, splitViewPrefix, type ViewPrefix } from '@ochiq/contract/routing/scripts';
import { getBrowserSuggestionsPath, getSearchDataPath, getSuggestionsPath } from '@ochiq/contract/routing/search-place';
import { type Provider, getSignInCallbackPath, getSignInPath, providers } from '@ochiq/contract/routing/sign-in-place';
import { auditCheckpointsPath } from '@ochiq/contract/wire/audit-checkpoint';
import { pageViewsPaths } from '@ochiq/contract/wire/page-statistics';
import { parseSharedDraftPath, type SharedDraftPath } from '@ochiq/contract/wire/shared-draft';

import type { ResourcePath } from './resource-path.ts';
import { speculationRulesPath } from './speculation-rules.ts';

type FormEndpoint<K> = { kind: K; localePrefix: ViewPrefix; name: string };

/**
 * A path at which the edge may do more than serve a file of the release. Forms, their confirmations, account, login and
 * search are also pages of the release.
 */
export type Endpoint =
  | { kind: 'health' | 'worker' | 'speculation-rules' | 'challenge' | 'audit-checkpoints' }
  | FormEndpoint<'form'>
  | FormEndpoint<'sent'>
  | { kind: 'sign-in'; localePrefix: ViewPrefix; provider: Provider }
  | { kind: 'sign-in-callback'; provider: Provider }
  | { kind: 'page-views'; format: 'csv' | 'json'; year: string | undefined }
  | (SharedDraftPath & { kind: 'shared-draft' })
  | { kind: 'search-data'; part: 'results' | 'suggestions' | 'browser-suggestions'; locale: Locale }
  | { kind: 'account' | 'login' | 'search'; localePrefix: ViewPrefix };

/** The path of the health check. */
export const healthPath = '/health';

/** Where browsers look for the worker that keeps pages. */
export const workerPath = '/sw.js';

const fixedEndpoints: ReadonlyMap<string, Endpoint> = new Map<string, Endpoint>([
  [healthPath, { kind: 'health' }],
  [workerPath, { kind: 'worker' }],
  [speculationRulesPath, { kind: 'speculation-rules' }],
  [auditCheckpointsPath, { kind: 'audit-checkpoints' }],
  ...(['csv', 'json'] as const).map((format): [string, Endpoint] => [
    pageViewsPaths[format],
    { kind: 'page-views', format, year: undefined },
  ]),
  ...providers.map((provider): [string, Endpoint] => [getSignInCallbackPath(provider), { kind: 'sign-in-callback', provider }]),
  ...localeCodes.flatMap((locale): [string, Endpoint][] => [
    [getSearchDataPath(locale), { kind: 'search-data', part: 'results', locale }],
    [getSuggestionsPath(locale), { kind: 'search-data', part: 'suggestions', locale }],
    [getBrowserSuggestionsPath(locale), { kind: 'search-data', part: 'browser-suggestions', locale }],
  ]),
  ...viewPrefixes.flatMap((localePrefix): [string, Endpoint][] => [
    ...(['account', 'login', 'search'] as const).map((kind): [string, Endpoint] => [
      pathFor(kind, localePrefix, {}),
      { kind, localePrefix },
    ]),
    ...providers.map((provider): [string, Endpoint] => [
      getSignInPath(localePrefix, provider),
      { kind: 'sign-in', localePrefix, provider },
    ]),
  ]),
]);

const yearViewsPattern = /^\/data\/page-views-(?<year>20\d\d)\.(?<format>csv|json)$/u;

const formPattern = /^\/forms\/(?<name>[^/]+)(?<sent>\/sent)?$/u;

/** Returns the endpoint at a path; undefined for the path of an ordinary page or file, and for one that is not canonical. */
export function matchEndpoint({ path, canonical }: ResourcePath): Endpoint | undefined {
  if (!canonical) return undefined;
  const fixed = fixedEndpoints.get(path);
  if (fixed) return fixed;
  const { year, format } = yearViewsPattern.exec(path)?.groups ?? {};
  if (year !== undefined) return { kind: 'page-views', format: format === 'json' ? 'json' : 'csv', year };
  const draft = parseSharedDraftPath(path);
  if (draft) return { kind: 'shared-draft', ...draft };
  const { form: localePrefix, rest } = splitViewPrefix(path);
  const { name, sent } = formPattern.exec(rest)?.groups ?? {};
  if (name === undefined) return undefined;
  if (sent !== undefined) return { kind: 'sent', localePrefix, name };
  return name === 'challenge' ? { kind: 'challenge' } : { kind: 'form', localePrefix, name };
}
