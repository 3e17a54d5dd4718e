import { uploadLimits } from '@ochiq/contract/forms/form-files';
import { getAlertFragmentPath } from '@ochiq/contract/routing/alert-place';
import { localeCodes } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { scriptPrefixes, viewPrefixes, type ViewPrefix } from '@ochiq/contract/routing/scripts';
import { getCacheControl } from '@ochiq/http-policy/cache-rules';
import { toContentType } from '@ochiq/http-policy/content-type';
import { buildContentSecurityPolicies } from '@ochiq/http-policy/security-headers';

import { getVaryHeaders } from '../routing/language-choice.ts';
import { fileFolders } from '../routing/resource-path.ts';
import type { BasePath } from '../routing/site-address.ts';
import { getSpeculationHeaders } from '../routing/speculation-rules.ts';
import { buildErrorPages } from './build-error-locations.ts';
import { buildSecurityHeaders, setHeader } from './build-security-headers.ts';
import { buildStatisticsLog } from './build-statistics-log.ts';
import { createBlock, createDirective, createIfBlock, quoteLiteral, quoteValue, rewriteTo, type Directive } from './directives.ts';
import type { KnownRelease } from './env.ts';
import { getChoiceVariable } from './locale-maps.ts';
import { escapePattern, getBaseFolder, locations, namedLocations } from './paths.ts';
import { listEdgePaths } from './proxy-conditions.ts';
import { listQuickFileClasses, type QuickFileClass, type QuickFolder } from './quick-file-classes.ts';

type PublicContext = { base: BasePath; https: boolean; releases: readonly KnownRelease[]; statisticsDir?: string | undefined };

/** What quick locations are built of: what is known when the configuration is written. */
type QuickContext = PublicContext & { release: KnownRelease & { mark: string } };

const rewriteToGeneral = rewriteTo(locations.general);
const setVariable = (name: string, value: string): Directive => createDirective('set', name, quoteValue(value));

/** Forms have the addresses of pages: the size is checked again in the location that takes them. */
const anyBody = createDirective('client_max_body_size', `${uploadLimits.bodyBytes}`);

/**
 * Creates the checks that every quick location begins with: an ordinary request for a plain path, while this release is
 * the current one. All others take the general way, and so does what is missing.
 */
const buildQuickChecks = ({ release }: QuickContext, doubt: string): Directive[] => [
  createDirective('root', quoteLiteral(release.folder)),
  ...buildErrorPages(namedLocations.general),
  createIfBlock('$quick_path = ""', rewriteToGeneral),
  setVariable('$doubt', doubt),
  createIfBlock('$doubt', rewriteToGeneral),
  createIfBlock(`!-f ${quoteLiteral(release.mark)}`, rewriteToGeneral),
];

/** Creates the headers of a text that may be sent compressed. */
const buildTextHeaders = (contentType: string, vary: readonly string[]): Directive[] => [
  ['types { }'],
  createDirective('default_type', quoteLiteral(contentType)),
  createDirective('max_ranges', '0'),
  setHeader('Vary', [...vary, 'Accept-Encoding'].join(', ')),
  setHeader('Content-Encoding', '$encoding', '200'),
  setHeader('ETag', '$tag'),
];

/** Creates the directives of ordinary requests for pages of a locale prefix: every page has its variants. */
function buildQuickPage(context: QuickContext, localePrefix: ViewPrefix): Directive[] {
  const { release, base, https, statisticsDir } = context;
  const policy = buildContentSecurityPolicies(release, https).page;
  const isPlain = localePrefix === 'plain';
  return [
    ...buildQuickChecks(context, `$doubt_quick${isPlain ? '$doubt_cookie' : getChoiceVariable(localePrefix)}`),
    createIfBlock(`-f ${quoteLiteral(`${release.folder}${getAlertFragmentPath(localePrefix)}`)}`, rewriteToGeneral),
    setVariable('$twin', '$quick_twin'),
    ...(statisticsDir === undefined ? [] : [setVariable('$is_page', '1'), ...buildStatisticsLog(statisticsDir, ['document'])]),
    ...buildSecurityHeaders({ policy, shared: false, https }),
    setHeader('Cache-Control', getCacheControl('/page/index.html')),
    ...buildTextHeaders(toContentType('text/html'), isPlain ? getVaryHeaders('/page') : []),
    ...Object.entries(getSpeculationHeaders(base)).map(([name, value]) => setHeader(name, value)),
    createDirective('rewrite', '^', '$quick_path/index.html$quick_twin', 'break'),
  ];
}

/** Creates the location of a class of files, within that of their folder. @param start the beginning of its pattern */
function buildQuickFiles(context: QuickContext, one: QuickFileClass, start = ''): Directive {
  const { https, release } = context;
  const policy = buildContentSecurityPolicies(release, https)[one.policy];
  return createBlock(
    `location ~ ${quoteValue(`${start}${one.pattern}`)}`,
    ...buildQuickChecks(context, one.isText ? '$doubt_quick$doubt_quick_twin' : '$doubt_quick'),
    ...buildSecurityHeaders({ policy, shared: one.shared, https }),
    setHeader('Cache-Control', one.cacheControl),
    ...(one.isText
      ? [
          setVariable('$twin', ''),
          createIfBlock(`-f ${quoteValue(`${release.folder}$quick_path$quick_twin`)}`, setVariable('$twin', '$quick_twin')),
          ...Object.values(one.types).flatMap((type) => buildTextHeaders(type, [])),
          createDirective('rewrite', '^', '$quick_path$twin', 'break'),
        ]
      : [
          createBlock('types', ...Object.entries(one.types).map(([extension, type]) => createDirective(quoteLiteral(type), extension))),
          createDirective('max_ranges', '1'),
          createDirective('rewrite', '^', '$quick_path', 'break'),
        ]),
  );
}

const isQuickFolder = (folder: string): folder is QuickFolder => ['/static/', '/media/', '/page-data/'].includes(folder);

/** Lists the paths that never are an ordinary page or file. */
const listGeneralPaths = (releases: readonly KnownRelease[]): string[] => [
  ...new Set([
    ...Object.keys(listEdgePaths(releases)),
    ...viewPrefixes.map((localePrefix) => pathFor('account', localePrefix, {})),
    ...fileFolders.map((folder) => `/${folder}`),
  ]),
];

/** Creates the locations of ordinary requests: everything that does not depend on the request stands in the configuration. */
function buildQuickSite(context: QuickContext): Directive[] {
  const { base, releases } = context;
  const root = getBaseFolder(base);
  const createLocation = (path: string, ...inner: readonly Directive[]): Directive =>
    createBlock(`location ${quoteLiteral(`${root}${path}`)}`, anyBody, ...inner);
  return [
    ...listGeneralPaths(releases).map((path) => createBlock(`location = ${quoteLiteral(`${root}${path}`)}`, anyBody, rewriteToGeneral)),
    ...fileFolders.map((name) => {
      const folder = `/${name}/`;
      const classes = isQuickFolder(folder) ? listQuickFileClasses(folder) : [];
      return createLocation(folder, rewriteToGeneral, ...classes.map((one) => buildQuickFiles(context, one)));
    }),
    ...[...localeCodes, ...scriptPrefixes].map((prefix) => createLocation(`/${prefix}`, ...buildQuickPage(context, prefix))),
    createLocation(
      '/',
      ...listQuickFileClasses('/').map((one) => buildQuickFiles(context, one, `^${escapePattern(root)}`)),
      // A location of its own, so that files do not inherit its headers.
      createBlock('location ~ "^"', ...buildQuickPage(context, 'plain')),
    ),
  ];
}

/**
 * Creates the public locations: quick ones for ordinary requests while the current release is the one that was current
 * when the configuration was written, and the general way for all others.
 */
export function buildPublicLocations(context: PublicContext): Directive[] {
  const { base, releases } = context;
  const current = releases.find(({ mark }) => mark !== undefined);
  const quick = current?.mark === undefined ? [] : buildQuickSite({ ...context, release: { ...current, mark: current.mark } });
  return [
    ...quick,
    ...(quick.length > 0 && base.length === 0 ? [] : [createBlock('location /', anyBody, rewriteToGeneral)]),
    createBlock(`location ${namedLocations.general}`, rewriteToGeneral),
  ];
}
