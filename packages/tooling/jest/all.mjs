import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Packages whose tests need nothing but their code. */
const folders = [
  'cms/tests/panel-components',
  'packages/bucket',
  'packages/cli',
  'packages/contract',
  'packages/edge',
  'packages/http-policy',
  'packages/pages',
  'packages/images',
  'packages/publisher',
  'packages/search',
  'packages/service-kit',
  'packages/artwork',
  'packages/tooling',
  'packages/uzbek',
  'web',
];

/** Options of a complete run, not of a project. */
const runOnlyOptions = ['maxWorkers', 'projects'];

/** Loads the configurations of a package as projects of one run. */
async function loadProjects(folder) {
  const { default: config } = await import(path.join(root, folder, 'jest.config.mjs'));
  return [config]
    .flatMap((one) => one.projects ?? [one])
    .map((project) => ({
      ...Object.fromEntries(Object.entries(project).filter(([name]) => !runOnlyOptions.includes(name))),
      rootDir: path.join(root, folder),
      displayName: [path.basename(folder), project.displayName].filter(Boolean).join(' '),
    }));
}

/**
 * One run for all packages: workers load Jest and its transformer once, and no package waits for the last files of
 * another.
 */
export default {
  rootDir: root,
  maxWorkers: '100%',
  // Jest reads this option here only, not in projects. It ends hanging tests and measures nothing.
  testTimeout: 120_000,
  projects: (await Promise.all(folders.map(loadProjects))).flat(),
};
