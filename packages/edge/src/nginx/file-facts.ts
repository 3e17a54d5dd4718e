import { mimes } from 'mrmime';

import { cacheRules, uncached } from '../rules/cache-rules.ts';
import { contentType, furtherTypes, placedTypes } from '../rules/content-type.ts';
import { isCompressible } from '../rules/file-reply.ts';
import { describedByLink, describedTable } from '../rules/described-by.ts';
import { openData, servedAs, uploadsFolder, type PolicyName } from '../rules/served-as.ts';
import type { Directive } from './directives.ts';
import { locations } from './locations.ts';
import { valueMap } from './value-map.ts';

/** The roots of files: what a file's name implies differs between them. */
const places = { upload: uploadsFolder, site: '/' } as const;

type Fact = (path: string) => string;

/**
 * Maps each extension in each root, and each special path, to a property of its files; values equal to that of a file
 * without an extension are left out.
 */
function byEnding(fact: Fact): { otherwise: string; values: Record<string, string> } {
  const otherwise = fact(`${places.site}file`);
  const endings = ['', ...Object.keys({ ...mimes, ...furtherTypes })];
  const all = Object.entries(places).flatMap(([place, folder]) =>
    endings.map((ending): [string, string] => [`${place}.${ending}`, fact(`${folder}file${ending === '' ? '' : `.${ending}`}`)]),
  );
  const placed = placedTypes.map(({ name, example }): [string, string] => [`placed.${name}`, fact(example)]);
  return { otherwise, values: Object.fromEntries([...all, ...placed].filter(([, value]) => value !== otherwise)) };
}

const policyVariables = { page: '$page_policy', viewer: '$viewer_policy', sandbox: '$sandbox_policy' } as const satisfies Record<
  PolicyName,
  string
>;

/** Creates the maps from a file's name to its type, security policy and caching. */
export const fileFacts = (): Directive[] => [
  valueMap({
    of: '$path',
    is: '$ending',
    otherwise: 'site.',
    patterns: [
      ...placedTypes.map(({ name, pattern }): [string, string] => [pattern.source, `placed.${name}`]),
      [`^${uploadsFolder}(?:.*[^/])?[^/]\\.(?<end>[^./]+)$`, 'upload.$end'],
      [`^${uploadsFolder}`, 'upload.'],
      ['[^/]\\.(?<end>[^./]+)$', 'site.$end'],
    ],
  }),
  valueMap({ of: '$ending', is: '$file_type', ...byEnding((path) => contentType(servedAs(path).mediaType)) }),
  valueMap({ of: '$ending', is: '$file_policy', ...byEnding((path) => policyVariables[servedAs(path).policy]) }),
  valueMap({ of: '$ending', is: '$file_disposition', ...byEnding((path) => (servedAs(path).attachment ? 'attachment' : '')) }),
  valueMap({ of: '$ending', is: '$file_way', ...byEnding((path) => (isCompressible(path) ? locations.text : locations.bytes)) }),
  valueMap({ of: '$path', is: '$file_link', otherwise: '', patterns: [[describedTable.source, describedByLink('${table}')]] }),
  valueMap({
    of: '$path',
    is: '$file_shared',
    otherwise: '',
    patterns: [
      [`^${uploadsFolder}`, '1'],
      [openData.source, '1'],
    ],
  }),
  valueMap({
    of: '$path',
    is: '$file_cache',
    otherwise: uncached.error,
    patterns: cacheRules.map(({ pattern, cacheControl }) => [pattern.source, cacheControl]),
  }),
];
