import { fromRoot } from '../workplace/root.ts';
import { isAllowed } from './allowed.ts';
import { exceptions, isExceptionFor } from './exceptions.ts';
import { listInstalled } from './installed-package.ts';

/** Packages that run, or are part of what runs; not those that only build and test. */
const running = [
  'cms',
  'web',
  ...['bucket', 'contract', 'edge', 'network', 'pages', 'pictures', 'publisher', 'search', 'service', 'strata', 'uzbek'].map(
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
for (const name of unused) console.error(`${name} needs no exception any more: take it out of packages/tooling/src/licences/exceptions.ts`);
console.log(`${String(installed.length)} packages, ${String(wrong.length + unused.length)} faults`);
process.exitCode = wrong.length + unused.length === 0 ? 0 : 1;
