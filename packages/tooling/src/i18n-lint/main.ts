import { fromRoot } from '@ochiq/cli/workplace/root';

import { stripPluralEnding, readCatalogues } from './catalogue.ts';
import { findMessageFaults, findUnusedMessages } from './faults.ts';
import { findMessageUses } from './message-uses.ts';

/** Prints every fault of the interface's messages; the exit code is 1 when there is one. */
const catalogues = await readCatalogues();
const names = new Set([...catalogues.values()].flatMap((messages) => [...messages.keys()].map(stripPluralEnding)));
const { used, unclear } = findMessageUses(fromRoot('web', 'tsconfig.json'), names);
const faults = [...findMessageFaults(catalogues), ...unclear, ...findUnusedMessages(catalogues, used)];

for (const fault of faults) console.error(fault);
console.log(`${String(names.size)} messages in ${String(catalogues.size)} languages, ${String(faults.length)} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
