import path from 'node:path';

import { pageContextOf } from '@ochiq/pages/page-context';
import { describeProblem } from '@ochiq/pages/content-problem';
import { siteOf, type Site } from '@ochiq/pages/site';
import { withUndone } from '@ochiq/pages/undone-versions';
import type { GatsbyNode } from 'gatsby';

import { readDataFiles, writeAlert, writeMadeFiles, writeStandingFiles } from './src/build/data-files';
import { buildEnv } from './src/build/env';
import { shortenClassNames, type Rule } from './src/build/class-names';
import { darkByChoice } from './src/build/dark-by-choice';
import { displayScript } from './src/build/display-script';
import { bringIcons } from './src/build/icon-files';
import { layerOrderFirst } from './src/build/layer-order';
import { minifyMore, type Minimizer } from './src/build/minify-more';
import { writeWorker } from './src/build/worker-file';
import { writeRenderer } from './src/build/renderer-files';
import { bringCards, bringMedia, writeSiteFacts } from './src/build/site-files';
import { findMissingUploads } from './src/build/missing-uploads';
import { splitStyles, type StylesConfig } from './src/build/split-styles';
import { readUndone } from './src/build/undone';
import { nodeTypeDefinitions, rawEntries } from './src/build/strapi-source';
import { steadyHash } from './src/build/steady-hash';
import { unusedParts, withoutSecondHelpers, withoutUnusedFiles, withoutWorkerTalk } from './src/build/unused-parts';
import { createCatalogue } from './src/catalogue/create-catalogue';
import { enterInSteps } from './src/late-scripts/enter-in-steps';
import { lateScripts } from './src/late-scripts/scripts-slice';

/** The plan of `createPages`, for `onPostBuild` of the same run. */
let planned: Site | undefined;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(nodeTypeDefinitions);
};

type WebpackConfig = {
  entry: { app: string };
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
  config.plugins.push(layerOrderFirst, displayScript);
  config.module.rules.push(darkByChoice);
  if (stage !== 'develop' && stage !== 'develop-html') shortenClassNames(config.module.rules);
  if (stage === 'build-javascript') {
    Object.assign(config.resolve.alias, unusedParts);
    enterInSteps(config);
    minifyMore(config.optimization.minimizer);
    splitStyles(config);
    config.plugins.push(steadyHash, lateScripts, withoutUnusedFiles, withoutSecondHelpers, withoutWorkerTalk);
  }
  actions.replaceWebpackConfig(config);
};

export const createPages: GatsbyNode['createPages'] = async ({ actions, getNodesByType, reporter }) => {
  const env = buildEnv();
  createCatalogue(actions, __dirname, env);
  const raw = withUndone(rawEntries(getNodesByType), await readUndone(env.siteDir));
  const missing = await findMissingUploads(raw, env);
  planned = siteOf(raw, { ...env, csv: await readDataFiles(raw, env, missing), isFileMissing: (url) => missing.has(url) });
  for (const url of missing) reporter.warn(`The media library has lost ${url}: what shows it is left out`);
  for (const problem of planned.leftOut) reporter.warn(`Not on the site: ${describeProblem(problem, env.panelUrl)}`);
  for (const page of planned.pages) {
    actions.createPage({
      path: page.path,
      component: path.join(__dirname, 'src', 'templates', `${page.template}.tsx`),
      context: pageContextOf(page, env.siteUrl),
    });
  }
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  if (!planned) throw new Error('The build ended without a plan');
  const folders = { publicFolder: path.join(__dirname, 'public'), cacheFolder: path.join(__dirname, '.site', 'pictures') };
  const files = reporter.createProgress('bring media files', planned.media.length);
  const cards = reporter.createProgress('draw cards', planned.cards.length);
  files.start();
  await bringMedia(planned.media, buildEnv(), folders, () => files.tick());
  files.end();
  cards.start();
  await bringCards(planned.cards, folders, () => cards.tick());
  cards.end();
  await writeMadeFiles(planned.made, folders.publicFolder);
  await writeAlert(planned.alert, folders.publicFolder);
  await writeStandingFiles(planned.files, folders.publicFolder);
  await writeWorker(folders.publicFolder);
  await bringIcons(path.join(__dirname, 'static', 'favicon.svg'), folders.publicFolder);
  await writeRenderer(planned.pages, {
    publicFolder: folders.publicFolder,
    routesFolder: path.join(__dirname, '.cache', 'page-ssr', 'routes'),
    rendererFolder: path.join(__dirname, '.site', 'renderer'),
  });
  await writeSiteFacts(planned, path.join(__dirname, '.site'));
};
