import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { fromRoot } from '../workplace/root.ts';

/** Nested projects with their own `tsconfig.json`: code that runs in another environment. */
const nestedProjects = ['cms/src/admin', 'cms/generate', 'cms/tests', 'web/e2e'];

/** Lists the compiler configurations of all code: every package's, the services' and their nested ones. */
export function listTypeProjects(): readonly string[] {
  const packages = readdirSync(fromRoot('packages')).map((name) => path.join('packages', name));
  const projects = [...packages, 'cms', 'web', ...nestedProjects].map((folder) => path.join(folder, 'tsconfig.json'));
  return projects.filter((project) => existsSync(fromRoot(project)));
}
