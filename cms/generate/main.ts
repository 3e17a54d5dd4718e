import path from 'node:path';

import { buildCmsFiles } from './cms-schemas.ts';
import { compareFiles, writeFiles } from './generated-files.ts';

const cms = path.resolve(import.meta.dirname, '..');
const files = buildCmsFiles();
const differences = compareFiles(cms, files);

if (process.argv.includes('--check')) {
  for (const { path: name, how } of differences) process.stderr.write(`cms/${name} ${how}: run \`pnpm generate\`\n`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} else {
  writeFiles(cms, files, differences);
  process.stdout.write(`${String(files.size)} files of the CMS follow the contract, ${String(differences.length)} changed\n`);
}
