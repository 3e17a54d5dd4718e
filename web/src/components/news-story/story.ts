import type { NewsItemBody } from '@ochiq/pages/plan/news-item';

/** A news item in full. */
export type Story = NonNullable<NewsItemBody['news']>;
