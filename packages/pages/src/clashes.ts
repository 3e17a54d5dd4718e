import type { ContentProblem } from './content-problem.ts';
import type { PlannedPage } from './page.ts';

const claimant = ({ route, source }: PlannedPage) => (source ? `“${source.name}”` : `the page ${route}`);

/** Pages that claim an address which another page has already; the entry to be mended is named. */
export function clashesOf(pages: readonly PlannedPage[]): ContentProblem[] {
  const taken = new Map<string, PlannedPage>();
  const problems: ContentProblem[] = [];
  for (const page of pages) {
    const other = taken.get(page.path);
    const [mended, kept] = page.source ? [page.source, other] : [other?.source, page];
    if (other && kept && mended)
      problems.push({ ...mended, field: 'slug', message: `claims ${page.path}, the address of ${claimant(kept)}` });
    else if (other) throw new Error(`The routes ${other.route} and ${page.route} have the same path ${page.path}`);
    taken.set(page.path, other ?? page);
  }
  return problems;
}
