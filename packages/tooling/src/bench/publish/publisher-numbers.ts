import type { Settings } from '../../workplace/settings.ts';

/** The stages of a publisher's run, by their names in its metrics. */
export const steps = { read: 'CMS read', plan: 'plan', render: 'render and check', swap: 'swap' } as const;
export type Step = keyof typeof steps;
export const stepNames = Object.keys(steps) as readonly Step[];

/** Counters of the publisher since it started. */
export type PublisherNumbers = {
  /** Rows of the CMS's change log that became live. */
  published: number;
  rendered: number;
  /** Pages that the site has. */
  pages: number;
  cpuSeconds: number;
  /** Peak memory since it started (resident set), in bytes. */
  peakBytes: number;
  /** Seconds. */
  spent: Readonly<Record<Step, number>>;
};

/** Parses Prometheus's text format to values by name with labels. */
function valuesOf(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').flatMap((line) => {
    const { name, value } = /^(?<name>[a-z_]+(?:\{[^}]*\})?) (?<value>\S+)/u.exec(line)?.groups ?? {};
    return name === undefined || value === undefined ? [] : [[name, Number(value)] as const];
  });
  return new Map(lines);
}

/** Parses the publisher's response to `GET /metrics`. @throws Error it lacks a metric */
export function publisherNumbers(text: string): PublisherNumbers {
  const values = valuesOf(text);
  const value = (name: string) => {
    const found = values.get(name);
    if (found === undefined) throw new Error(`The publisher does not tell ${name}: is it of another version?`);
    return found;
  };
  const spent = stepNames.map((step) => [step, value(`ochiq_turn_seconds_total{step="${step}"}`)] as const);
  return {
    published: value('ochiq_publish_to_live_seconds_count'),
    rendered: value('ochiq_pages_rendered_total'),
    pages: value('ochiq_pages'),
    cpuSeconds: value('process_cpu_seconds_total'),
    peakBytes: value('ochiq_peak_memory_bytes'),
    spent: Object.fromEntries(spent) as Record<Step, number>,
  };
}

/** Fetches the metrics of the running publisher. @throws it does not respond, or lacks a metric */
export async function askPublisher({ publisherUrl }: Pick<Settings, 'publisherUrl'>): Promise<PublisherNumbers> {
  const response = await fetch(new URL('/metrics', publisherUrl));
  if (!response.ok) throw new Error(`The publisher answers ${String(response.status)} at ${publisherUrl}/metrics`);
  return publisherNumbers(await response.text());
}
