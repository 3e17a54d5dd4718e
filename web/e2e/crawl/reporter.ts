import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

import type { ColourCount } from './skeleton';

/** Names the annotation in which a test tells of how many elements it inspected the colours. */
export const partsAnnotation = 'parts';

/** Says after a run of how many elements colours were not inspected, since an equal one was; `inspectors.ts` says why that is sound. */
export default class CrawlReporter implements Reporter {
  private readonly total: ColourCount = { inspected: 0, equal: 0 };

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== partsAnnotation || description === undefined) continue;
      const { inspected, equal } = JSON.parse(description) as ColourCount;
      this.total.inspected += inspected;
      this.total.equal += equal;
    }
  }

  onEnd(): void {
    const { inspected, equal } = this.total;
    if (inspected === 0) return;
    const all = inspected + equal;
    process.stdout.write(
      `\nColours: ${String(all)} elements (each in one view); ${String(equal)} of them spared, as styles, ` +
        `what is in and around them, width and theme equal those of one that was inspected; ${String(inspected)} inspected.\n`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
