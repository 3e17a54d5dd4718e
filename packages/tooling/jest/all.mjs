import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Packages whose tests need nothing but their code. */
const folders = [
  'packages/bucket',
  'packages/contract',
  'packages/edge',
  'packages/network',
  'packages/pages',
  'packages/pictures',
  'packages/publisher',
  'packages/search',
  'packages/service',
  'packages/strata',
  'packages/tooling',
  'packages/uzbek',
  'web',
];

/** What only a whole run can be told. */
const ofRun = ['maxWorkers', 'projects'];

/** The configurations of a package, as parts of one run. */
async function projectsOf(folder) {
  const { default: config } = await import(path.join(root, folder, 'jest.config.mjs'));
  return [config]
    .flatMap((one) => one.projects ?? [one])
    .map((project) => ({
      ...Object.fromEntries(Object.entries(project).filter(([name]) => !ofRun.includes(name))),
      rootDir: path.join(root, folder),
      displayName: [path.basename(folder), project.displayName].filter(Boolean).join(' '),
    }));
}

/** One run for all packages: its workers load Jest and its transformer once, and the last files of one package wait for no other's. */
export default {
  rootDir: root,
  maxWorkers: '100%',
  // Jest reads it here only, whatever the projects say. It ends what hangs and measures nothing.
  testTimeout: 120_000,
  projects: (await Promise.all(folders.map(projectsOf))).flat(),
};
