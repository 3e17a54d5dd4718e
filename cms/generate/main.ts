import path from 'node:path';

import { cmsFiles } from './cms-schemas.ts';
import { compare } from './compare.ts';
import { write } from './write.ts';

const cms = path.resolve(import.meta.dirname, '..');
const files = cmsFiles();
const differences = compare(cms, files);

if (process.argv.includes('--check')) {
  for (const { path: name, how } of differences) process.stderr.write(`cms/${name} ${how}: run \`pnpm generate\`\n`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} else {
  write(cms, files, differences);
  process.stdout.write(`${String(files.size)} files of the CMS follow the contract, ${String(differences.length)} changed\n`);
}
