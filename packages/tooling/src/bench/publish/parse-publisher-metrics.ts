import type { Settings } from '@ochiq/cli/workplace/settings';

/** The stages of a publisher's run, by their names in its metrics. */
export const turnSteps = { read: 'CMS read', plan: 'plan', render: 'render and check', swap: 'swap' } as const;
export type PublishStep = keyof typeof turnSteps;
export const stepNames = Object.keys(turnSteps) as readonly PublishStep[];

/** Counters of the publisher since it started. */
export type PublisherMetrics = {
  /** Rows of the CMS's change log that became live. */
  published: number;
  rendered: number;
  /** Pages that the site has. */
  pages: number;
  cpuSeconds: number;
  /** Pages and attached files that search still has to read. */
  searchLeft: number;
  /** Peak memory since it started (resident set), in bytes. */
  peakBytes: number;
  /** Seconds. */
  spent: Readonly<Record<PublishStep, number>>;
};

/** Parses Prometheus's text format to values by name with labels. */
function parseMetrics(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').flatMap((line) => {
    const { name, value } = /^(?<name>[a-z_]+(?:\{[^}]*\})?) (?<value>\S+)/u.exec(line)?.groups ?? {};
    return name === undefined || value === undefined ? [] : [[name, Number(value)] as const];
  });
  return new Map(lines);
}

/** Parses the publisher's response to `GET /metrics`. @throws Error it lacks a metric */
export function parsePublisherMetrics(text: string): PublisherMetrics {
  const values = parseMetrics(text);
  const value = (name: string) => {
    const metricValue = values.get(name);
    if (metricValue === undefined) throw new Error(`The publisher does not tell ${name}: is it of another version?`);
    return metricValue;
  };
  const spent = stepNames.map((step) => [step, value(`ochiq_turn_seconds_total{step="${step}"}`)] as const);
  return {
    published: value('ochiq_publish_to_live_seconds_count'),
    rendered: value('ochiq_pages_rendered_total'),
    pages: value('ochiq_pages'),
    cpuSeconds: value('process_cpu_seconds_total'),
    searchLeft: value('ochiq_search_left{what="page"}') + value('ochiq_search_left{what="file"}'),
    peakBytes: value('ochiq_peak_memory_bytes'),
    spent: Object.fromEntries(spent) as Record<PublishStep, number>,
  };
}

/** Fetches the metrics of the running publisher. @throws it does not respond, or lacks a metric */
export async function fetchPublisherMetrics({ publisherUrl }: Pick<Settings, 'publisherUrl'>): Promise<PublisherMetrics> {
  const response = await fetch(new URL('/metrics', publisherUrl));
  if (!response.ok) throw new Error(`The publisher answers ${String(response.status)} at ${publisherUrl}/metrics`);
  return parsePublisherMetrics(await response.text());
}
