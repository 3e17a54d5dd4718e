import * as z from 'zod';

const severities = ['critical', 'high', 'moderate', 'low', 'info'] as const;

/** The output of `pnpm audit --json`. */
const auditSchema = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      github_advisory_id: z.string(),
      module_name: z.string(),
      severity: z.enum(severities),
      title: z.string(),
      url: z.string(),
      patched_versions: z.string().nullish(),
      findings: z.array(z.object({ version: z.string(), paths: z.array(z.string()) })),
    }),
  ),
});

export type Advisory = {
  id: string;
  name: string;
  severity: (typeof severities)[number];
  title: string;
  url: string;
  versions: readonly string[];
  /** The shortest dependency path: our package first, then each dependency. */
  path: readonly string[];
  /** Fixed versions; `null` where there is none yet. */
  mendedIn: string | null;
};

/** The range that npm reports where no version is fixed. */
const unpatchedPattern = /^<0\.0\.0/u;

const findShortest = (paths: readonly string[]): readonly string[] =>
  paths.map((path) => path.split('>')).sort((one, other) => one.length - other.length)[0] ?? [];

/** Reads the advisories of an audit, the most severe first. @throws it is no audit of pnpm */
export function readAudit(printed: string): readonly Advisory[] {
  return Object.values(auditSchema.parse(JSON.parse(printed)).advisories)
    .map(({ github_advisory_id: id, module_name: name, severity, title, url, patched_versions: patched, findings }) => ({
      ...{ id, name, severity, title, url },
      versions: findings.map(({ version }) => version),
      path: findShortest(findings.flatMap(({ paths }) => paths)),
      mendedIn: !patched || unpatchedPattern.test(patched) ? null : patched,
    }))
    .sort((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity) || one.name.localeCompare(other.name));
}
