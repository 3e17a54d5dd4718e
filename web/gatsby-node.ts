import path from 'node:path';

import { siteOf, type Site } from '@ochiq/pages/site';
import type { GatsbyNode } from 'gatsby';

import { buildEnv } from './src/build/env';
import { pageContextOf } from './src/build/page-context';
import { bringMedia, writeSiteFacts } from './src/build/site-files';
import { nodeTypeDefinitions, rawEntries } from './src/build/strapi-source';

/** What `createPages` planned, for `onPostBuild` of the same run. */
let planned: Site | undefined;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(nodeTypeDefinitions);
};

type WebpackConfig = { plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[] };

/** Component styles are modules in one cascade layer: the order of their rules means nothing. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, actions }) => {
  const config = (getConfig as () => WebpackConfig)();
  for (const { constructor, options } of config.plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
  }
  actions.replaceWebpackConfig(config);
};

export const createPages: GatsbyNode['createPages'] = ({ actions, getNodesByType }) => {
  const env = buildEnv();
  planned = siteOf(rawEntries(getNodesByType), env);
  for (const page of planned.pages) {
    actions.createPage({
      path: page.path,
      component: path.join(__dirname, 'src', 'templates', `${page.template}.tsx`),
      context: pageContextOf(page, env.siteUrl),
    });
  }
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  if (!planned) throw new Error('The build ended without a plan');
  await bringMedia(planned.media, buildEnv(), path.join(__dirname, 'public'));
  await writeSiteFacts(planned, path.join(__dirname, '.site'));
};
