import path from 'node:path';

import { buildPageContext } from '@ochiq/pages/page';
import { describeProblem } from '@ochiq/pages/content/content-problem';
import { buildSite, type Site } from '@ochiq/pages/site';
import { hashDigits } from '@ochiq/contract/routing/immutable-files';
import { applyUndoneVersions } from '@ochiq/pages/content/undone-versions';
import type { GatsbyNode } from 'gatsby';

import { findMissingUploads, readDataFiles, writeAlert, writeGeneratedFiles, writeMetadataFiles } from './src/build/data-files';
import { readBuildEnv } from './src/build/env';
import { darkThemeRule, layerOrderPlugin, type Rule, setShortClassNames } from './src/build/style-rules';
import { deferredScriptsPlugin, displayScriptPlugin, setSteppedEntry } from './src/build/inline-scripts';
import { writeIcons } from './src/build/icon-files';
import { configureMinifier, type Minimizer } from './src/build/configure-minifier';
import { writeWorker } from './src/build/worker-file';
import { writeRenderer } from './src/build/renderer-files';
import { type CardDrawing, startCardDrawing, writeMediaFiles, writeSiteMetadata } from './src/build/site-files';
import { removeProvidedFetch, serverModulesPlugin } from './src/build/server-modules';
import { templateSheetsPlugin } from './src/build/template-sheets';
import { splitStyles, type StylesConfig } from './src/build/split-styles';
import { readUndone } from './src/build/undone';
import { nodeTypeDefinitions, getRawEntries } from './src/build/create-strapi-source';
import { contentHashPlugin } from './src/build/content-hash-plugin';
import { unusedModules, duplicateHelpersPlugin, unusedFilesPlugin, withoutWorkerTalk } from './src/build/unused-modules';
import { createCatalogue } from './src/catalogue/create-catalogue';

/** The plan of `createPages`, for the rest of the same run. */
let planned: Site | undefined;

const folders = { publicFolder: path.join(__dirname, 'public'), cacheFolder: path.join(__dirname, '.site', 'pictures') };
/** Goes on while Gatsby bundles and renders. */
let cardDrawing: CardDrawing | undefined;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(nodeTypeDefinitions);
};

type WebpackConfig = {
  entry: { app: string };
  output: { hashDigestLength?: number };
  module: { rules: Rule[] };
  optimization: StylesConfig['optimization'] & { minimizer: readonly Minimizer[] };
  plugins: (StylesConfig['plugins'][number] & { options?: { ignoreOrder?: boolean } })[];
  resolve: { alias: Record<string, string | false> };
};

/** Component styles are modules in one cascade layer: the order of their rules is irrelevant. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions }) => {
  const config = (getConfig as () => WebpackConfig)();
  for (const { constructor, options } of config.plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
  }
  config.plugins.push(layerOrderPlugin, displayScriptPlugin);
  config.module.rules.push(darkThemeRule);
  if (stage !== 'develop' && stage !== 'develop-html') setShortClassNames(config.module.rules);
  if (stage === 'build-html') {
    config.plugins.push(serverModulesPlugin, templateSheetsPlugin);
    removeProvidedFetch(config.plugins);
  }
  if (stage === 'build-javascript') {
    Object.assign(config.resolve.alias, unusedModules);
    config.output.hashDigestLength = hashDigits;
    setSteppedEntry(config);
    configureMinifier(config.optimization.minimizer);
    splitStyles(config);
    config.plugins.push(contentHashPlugin, deferredScriptsPlugin, unusedFilesPlugin, duplicateHelpersPlugin, withoutWorkerTalk);
  }
  actions.replaceWebpackConfig(config);
};

export const createPages: GatsbyNode['createPages'] = async ({ actions, getNodesByType, reporter }) => {
  const env = readBuildEnv();
  createCatalogue(actions, __dirname, env);
  const raw = applyUndoneVersions(getRawEntries(getNodesByType), await readUndone(env.siteDir));
  const missing = await findMissingUploads(raw, env);
  planned = buildSite(raw, { ...env, csv: await readDataFiles(raw, env, missing), isFileMissing: (url) => missing.has(url) });
  for (const url of missing) reporter.warn(`The media library has lost ${url}: what shows it is left out`);
  for (const problem of planned.leftOut) reporter.warn(`Not on the site: ${describeProblem(problem, env.panelUrl)}`);
  for (const page of planned.pages) {
    actions.createPage({
      path: page.path,
      component: path.join(__dirname, 'src', 'templates', `${page.template}.tsx`),
      context: buildPageContext(page, env.siteUrl),
    });
  }
};

export const onPreBuild: GatsbyNode['onPreBuild'] = () => {
  if (planned) cardDrawing = startCardDrawing(planned.cards, folders);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  if (!planned || !cardDrawing) throw new Error('The build ended without a plan');
  const files = reporter.createProgress('bring media files', planned.media.length);
  const cards = reporter.createProgress('draw cards', planned.cards.length, cardDrawing.countDrawn());
  files.start();
  await writeMediaFiles(planned.media, readBuildEnv(), folders, () => files.tick());
  files.end();
  cards.start();
  await cardDrawing.finish(() => cards.tick());
  cards.end();
  await writeGeneratedFiles(planned.made, folders.publicFolder);
  await writeAlert(planned.alert, folders.publicFolder);
  await writeMetadataFiles(planned.files, folders.publicFolder);
  await writeWorker(folders.publicFolder);
  await writeIcons(path.join(__dirname, 'static', 'favicon.svg'), folders.publicFolder);
  await writeRenderer(planned.pages, {
    publicFolder: folders.publicFolder,
    routesFolder: path.join(__dirname, '.cache', 'page-ssr', 'routes'),
    rendererFolder: path.join(__dirname, '.site', 'renderer'),
  });
  await writeSiteMetadata(planned, path.join(__dirname, '.site'));
};
