export type Part = 'document' | 'style' | 'script' | 'data' | 'font' | 'other' | 'picture';

type Budget = {
  name: string;
  /** What counts. */
  parts: readonly Part[];
  /** In KiB, compressed with gzip. */
  limit: number;
};

/** What a first visit to any page may weigh. What is fetched ahead for the next page, once this one is idle, does not count. */
export const budgets = [
  { name: 'HTML and CSS', parts: ['document', 'style'], limit: 26 },
  { name: 'JavaScript', parts: ['script'], limit: 110 },
  { name: 'Fonts', parts: ['font'], limit: 50 },
  { name: 'All but pictures', parts: ['document', 'style', 'script', 'data', 'font', 'other'], limit: 190 },
] as const satisfies readonly Budget[];
