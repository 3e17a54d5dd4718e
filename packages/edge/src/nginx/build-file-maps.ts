import { cacheRules, uncached } from '@ochiq/http-policy/cache-rules';
import { knownExtensions, pathMediaTypes, toContentType } from '@ochiq/http-policy/content-type';
import { describedTablePattern, formatDescribedByLink, isCompressible } from '@ochiq/http-policy/representation';
import { getServingPolicy, openData, uploadsFolder, type PolicyName } from '@ochiq/http-policy/serving-policy';

import { createNginxMap, type Directive } from './directives.ts';
import { locations } from './paths.ts';

/** The roots of files: what a file's name implies differs between them. */
const fileRoots = { upload: uploadsFolder, site: '/' } as const;

type FileProperty = (path: string) => string;

/**
 * Maps each extension in each root, and each special path, to a property of its files; values equal to that of a file
 * without an extension are left out.
 */
function mapByExtension(property: FileProperty): { otherwise: string; values: Record<string, string> } {
  const otherwise = property(`${fileRoots.site}file`);
  const endings = ['', ...knownExtensions];
  const all = Object.entries(fileRoots).flatMap(([place, folder]) =>
    endings.map((ending): [string, string] => [`${place}.${ending}`, property(`${folder}file${ending === '' ? '' : `.${ending}`}`)]),
  );
  const placed = pathMediaTypes.map(({ name, example }): [string, string] => [`placed.${name}`, property(example)]);
  return { otherwise, values: Object.fromEntries([...all, ...placed].filter(([, value]) => value !== otherwise)) };
}

const policyVariables = { page: '$page_policy', viewer: '$viewer_policy', sandbox: '$sandbox_policy' } as const satisfies Record<
  PolicyName,
  string
>;

/** Creates the maps from a file's name to its type, security policy and caching. */
export const buildFileMaps = (): Directive[] => [
  createNginxMap({
    of: '$path',
    is: '$ending',
    otherwise: 'site.',
    patterns: [
      ...pathMediaTypes.map(({ name, pattern }): [string, string] => [pattern.source, `placed.${name}`]),
      [`^${uploadsFolder}(?:.*[^/])?[^/]\\.(?<end>[^./]+)$`, 'upload.$end'],
      [`^${uploadsFolder}`, 'upload.'],
      ['[^/]\\.(?<end>[^./]+)$', 'site.$end'],
    ],
  }),
  createNginxMap({ of: '$ending', is: '$file_type', ...mapByExtension((path) => toContentType(getServingPolicy(path).mediaType)) }),
  createNginxMap({ of: '$ending', is: '$file_policy', ...mapByExtension((path) => policyVariables[getServingPolicy(path).policy]) }),
  createNginxMap({
    of: '$ending',
    is: '$file_disposition',
    ...mapByExtension((path) => (getServingPolicy(path).attachment ? 'attachment' : '')),
  }),
  createNginxMap({
    of: '$ending',
    is: '$file_way',
    ...mapByExtension((path) => (isCompressible(path) ? locations.text : locations.bytes)),
  }),
  createNginxMap({
    of: '$path',
    is: '$file_link',
    otherwise: '',
    patterns: [[describedTablePattern.source, formatDescribedByLink('${table}')]],
  }),
  createNginxMap({
    of: '$path',
    is: '$file_shared',
    otherwise: '',
    patterns: [
      [`^${uploadsFolder}`, '1'],
      [openData.source, '1'],
    ],
  }),
  createNginxMap({
    of: '$path',
    is: '$file_cache',
    otherwise: uncached.error,
    patterns: cacheRules.map(({ pattern, cacheControl }) => [pattern.source, cacheControl]),
  }),
];
