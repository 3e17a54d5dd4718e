import type { AcceptedAdvisory } from './accepted-advisory.ts';
import type { Advisory } from './read-audit.ts';

export type AdvisoryReport = {
  /** Not accepted, or not any more. */
  open: readonly Advisory[];
  /** Accepted, and until when. */
  accepted: readonly (Advisory & Pick<AcceptedAdvisory, 'reason' | 'until'>)[];
  /** Accepted, and not reported any more. */
  unused: readonly AcceptedAdvisory[];
};

/** Classifies advisories by the exceptions in force on a day, `YYYY-MM-DD`. */
export function classifyAdvisories(advisories: readonly Advisory[], list: readonly AcceptedAdvisory[], today: string): AdvisoryReport {
  const findAcceptance = ({ id }: Advisory) => list.find((one) => one.id === id && one.until >= today);
  return {
    open: advisories.filter((one) => findAcceptance(one) === undefined),
    accepted: advisories.flatMap((one) => {
      const { reason, until } = findAcceptance(one) ?? {};
      return reason === undefined || until === undefined ? [] : [{ ...one, reason, until }];
    }),
    unused: list.filter(({ id }) => !advisories.some((one) => one.id === id)),
  };
}

const acceptedFile = 'packages/tooling/src/dependency-audit/accepted-advisory.ts';

/**
 * Describes the fix. The first entry of a path is our package; the next one is the direct dependency that can be
 * upgraded.
 */
function describeFix({ name, path: [owner = '', direct = name], mendedIn, id }: Advisory): string {
  if (mendedIn === null) return `no version mends it: do without it, or accept ${id} with a reason in ${acceptedFile}`;
  const directName = direct.replace(/(?!^)@.*$/u, '');
  if (directName === name) return `raise ${name} to ${mendedIn} in ${owner === '.' ? '' : `${owner}/`}package.json`;
  return `raise ${directName}, which ${owner} asks for, until it takes ${name} ${mendedIn}; or \`overrides\` in pnpm-workspace.yaml`;
}

const formatHeading = ({ severity, name, versions, title }: Advisory) => `${severity}: ${name} ${versions.join(', ')}: ${title}`;

/** Formats the report of the command. */
export function formatAdvisoryReport({ open, accepted, unused }: AdvisoryReport): readonly string[] {
  return [
    ...open.flatMap((one) => [formatHeading(one), `  ${one.path.join(' > ')}`, `  ${one.url}`, `  The way out: ${describeFix(one)}`]),
    ...accepted.map((one) => `accepted until ${one.until}: ${formatHeading(one)} (${one.reason})`),
    ...unused.map(({ id }) => `${id} is found no more: take it out of ${acceptedFile}`),
    `${String(open.length)} open, ${String(accepted.length)} accepted`,
  ];
}
