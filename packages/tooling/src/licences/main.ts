import { runPnpm } from '../process/run-pnpm.ts';
import { isAllowed } from './allowed.ts';
import { exceptions, isExceptionFor } from './exceptions.ts';
import { readLicences } from './read-licences.ts';

// What runs, or is built into what runs; not what only builds and tests.
const { printed, said } = await runPnpm(['--recursive', 'licenses', 'list', '--prod', '--json']);
if (!printed.trimStart().startsWith('{')) throw new Error(`pnpm lists no licences: ${said || printed}`);
const installed = readLicences(printed);
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
