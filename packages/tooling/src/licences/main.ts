import { fromRoot } from '@ochiq/cli/workplace/root';

import { isAllowed, listInstalled } from './installed-licences.ts';

const strapi = 'MIT but for its folders “ee”, whose features are off without an agreement; its LICENSE says so';
const mitInReadme = 'MIT, named in its Readme.md only';

/**
 * Packages whose licence is not allowed or not declared properly, and why they may stay; `@scope/` matches a complete
 * scope.
 */
const exceptions = {
  '@strapi/': strapi,
  linkfs: 'Unlicense, named in its LICENSE only',
  only: mitInReadme,
  pause: mitInReadme,
  'spawn-command': 'MIT, named in its LICENSE only',
  'valid-url': 'MIT, named in its LICENSE only',
} as const satisfies Readonly<Record<string, string>>;

/** Returns whether an exception applies to a package. */
const isExceptionFor = (exception: string, name: string): boolean =>
  exception.endsWith('/') ? name.startsWith(exception) : name === exception;

/** Packages that run, or are part of what runs; not those that only build and test. */
const running = [
  'cms',
  'web',
  ...['artwork', 'bucket', 'cli', 'contract', 'edge', 'http-policy', 'images', 'pages', 'publisher', 'search', 'service-kit', 'uzbek'].map(
    (name) => `packages/${name}`,
  ),
];

const installed = listInstalled(running.map((folder) => fromRoot(folder)));
const named = Object.keys(exceptions);
const doubtful = installed.filter(({ licence }) => !isAllowed(licence));
const wrong = doubtful.filter(({ name }) => !named.some((exception) => isExceptionFor(exception, name)));
const unused = named.filter((exception) => !doubtful.some(({ name }) => isExceptionFor(exception, name)));

for (const { name, version, licence } of wrong) {
  console.error(
    `${name}@${version} has the licence “${licence}”: use another package, or say in packages/tooling/src/licences why it may stay`,
  );
}
for (const name of unused) console.error(`${name} needs no exception any more: take it out of packages/tooling/src/licences/main.ts`);
console.log(`${String(installed.length)} packages, ${String(wrong.length + unused.length)} faults`);
process.exitCode = wrong.length + unused.length === 0 ? 0 : 1;
