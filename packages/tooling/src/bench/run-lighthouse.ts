import lighthouse from 'lighthouse';

import { reportSchema, type LighthouseReport } from './audit.ts';

/** A trace sometimes lacks its beginning; the next one is complete. */
const attempts = 3;

/** Runs Lighthouse on a page, as on a phone. @throws Error when it can't load the page */
export async function runLighthouse(url: string, port: number): Promise<LighthouseReport> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories });
    const report = reportSchema.parse(result?.lhr);
    if (!report.runtimeError) return report;
    if (attempt === attempts) throw new Error(`${url}: ${report.runtimeError.message}`);
  }
}
