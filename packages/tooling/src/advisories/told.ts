import type { Judged } from './judge.ts';
import type { Advisory } from './read-audit.ts';

const list = 'packages/tooling/src/advisories/accepted.ts';

/**
 * Describes the fix. The first entry of a path is our package; the next one is the direct dependency that can be
 * upgraded.
 */
function wayOut({ name, path: [owner = '', direct = name], mendedIn, id }: Advisory): string {
  if (mendedIn === null) return `no version mends it: do without it, or accept ${id} with a reason in ${list}`;
  const asked = direct.replace(/(?!^)@.*$/u, '');
  if (asked === name) return `raise ${name} to ${mendedIn} in ${owner === '.' ? '' : `${owner}/`}package.json`;
  return `raise ${asked}, which ${owner} asks for, until it takes ${name} ${mendedIn}; or \`overrides\` in pnpm-workspace.yaml`;
}

const head = ({ severity, name, versions, title }: Advisory) => `${severity}: ${name} ${versions.join(', ')}: ${title}`;

/** Formats the report of the command. */
export function told({ open, accepted, unused }: Judged): readonly string[] {
  return [
    ...open.flatMap((one) => [head(one), `  ${one.path.join(' > ')}`, `  ${one.url}`, `  The way out: ${wayOut(one)}`]),
    ...accepted.map((one) => `accepted until ${one.until}: ${head(one)} (${one.reason})`),
    ...unused.map(({ id }) => `${id} is found no more: take it out of ${list}`),
    `${String(open.length)} open, ${String(accepted.length)} accepted`,
  ];
}
