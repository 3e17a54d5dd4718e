import { blocks } from '@ochiq/contract/fields/blocks';
import { contentTypeNames, contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import { localeCodes } from '@ochiq/contract/routing/locales';
import { parts } from '@ochiq/contract/fields/components';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import type { RawEntry } from '@ochiq/pages/content/parse-content';
import type { NodePluginArgs } from 'gatsby';

import type { BuildEnv } from './env';

const pageSize = 500;

const createTypeConfigs = (kind: 'single' | 'collection') =>
  contentTypeNames
    .filter((name) => contentTypes[name].kind === kind)
    .flatMap((name) =>
      localeCodes.map((locale) => ({
        singularName: name,
        queryLimit: pageSize,
        queryParams: { locale, status: 'published', populate: buildPopulate(name) },
      })),
    );

/** Configures gatsby-source-strapi for every type in every language. */
export function createStrapiSource({ cmsUrl, token }: Pick<BuildEnv, 'cmsUrl' | 'token'>) {
  return {
    resolve: 'gatsby-source-strapi',
    options: {
      apiURL: cmsUrl,
      accessToken: token,
      collectionTypes: createTypeConfigs('collection'),
      singleTypes: createTypeConfigs('single'),
      skipFileDownloads: true,
      maxParallelRequests: 6,
    },
  };
}

const upperSnake = (name: string) => name.replace(/[.-]/gu, '_').toUpperCase();
const toNodeType = (name: ContentTypeName) => `STRAPI_${upperSnake(name)}`;

/** The plugin makes nodes of JSON, too. */
const jsonNodeTypes = contentTypeNames.flatMap((name) =>
  Object.entries<Field>(contentTypes[name].fields).flatMap(([field, { cms }]) =>
    cms.type === 'json' ? [`${toNodeType(name)}_${field.toUpperCase()}_JSONNODE`] : [],
  ),
);

/** Pages don't query content by GraphQL: without inference its shapes cost nothing and can't clash. */
export const nodeTypeDefinitions = [
  ...contentTypeNames.map(toNodeType),
  ...[...parts, ...blocks].map(({ uid }) => `STRAPI__COMPONENT_${upperSnake(uid)}`),
  ...jsonNodeTypes,
  'STRAPI__MEDIA',
]
  .map((type) => `type ${type} implements Node @dontInfer { id: ID! }`)
  .join('\n');

/** The plugin renames attributes that Gatsby's nodes use themselves. */
const renamed: Readonly<Record<string, string>> = {
  strapi_component: '__component',
  strapi_children: 'children',
  strapi_fields: 'fields',
  strapi_internal: 'internal',
  strapi_parent: 'parent',
};

function restoreAttributeNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restoreAttributeNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [renamed[key] ?? key, restoreAttributeNames(item)]));
}

/** Returns the entries exactly as the CMS sent them. A node without a language is only a relation's stub. */
export function getRawEntries(getNodesByType: NodePluginArgs['getNodesByType']): RawEntry[] {
  return contentTypeNames.flatMap((type) =>
    getNodesByType(toNodeType(type))
      .filter(({ locale }) => typeof locale === 'string')
      .map(({ internal }) => ({ type, value: restoreAttributeNames(JSON.parse(internal.content ?? 'null')) })),
  );
}
