import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const kinds = [/^src\/api\/[^/]+\/content-types\/[^/]+\/schema\.json$/u, /^src\/components\/[^/]+\/[^/]+\.json$/u];

/** Lists the schema files in a folder, whatever wrote them; in the CMS only the generator does. */
export function listGeneratedFiles(folder: string): readonly string[] {
  const roots = ['src/api', 'src/components'].filter((root) => existsSync(path.join(folder, root)));
  return roots
    .flatMap((root) =>
      readdirSync(path.join(folder, root), { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(root, name)),
    )
    .filter((name) => kinds.some((kind) => kind.test(name)));
}
