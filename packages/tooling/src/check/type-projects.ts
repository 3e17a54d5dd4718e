import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from '../workplace/root.ts';

/** Nested projects with their own `tsconfig.json`: code that runs in another environment. */
const within = ['cms/src/admin', 'cms/generate', 'cms/tests', 'web/e2e'];

/** Lists the compiler configurations of all code: every package's, the services' and their nested ones. */
export function listTypeProjects(): readonly string[] {
  const packages = readdirSync(inRoot('packages')).map((name) => path.join('packages', name));
  const projects = [...packages, 'cms', 'web', ...within].map((folder) => path.join(folder, 'tsconfig.json'));
  return projects.filter((project) => existsSync(inRoot(project)));
}
