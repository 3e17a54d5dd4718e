import type { NewsItemBody } from '@ochiq/pages/plan/news';

/** A news item in full. */
export type Story = NonNullable<NewsItemBody['news']>;
