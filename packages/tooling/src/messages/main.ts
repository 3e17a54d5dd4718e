import { inRoot } from '../workplace/root.ts';
import { nameInCode, readCatalogues } from './catalogue.ts';
import { faultsIn, unusedIn } from './faults.ts';
import { usesIn } from './uses.ts';

/** Prints every fault of the interface's messages; the exit code is 1 when there is one. */
const catalogues = await readCatalogues();
const names = new Set([...catalogues.values()].flatMap((messages) => [...messages.keys()].map(nameInCode)));
const { used, unclear } = usesIn(inRoot('web', 'tsconfig.json'), names);
const faults = [...faultsIn(catalogues), ...unclear, ...unusedIn(catalogues, used)];

for (const fault of faults) console.error(fault);
console.log(`${String(names.size)} messages in ${String(catalogues.size)} languages, ${String(faults.length)} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
