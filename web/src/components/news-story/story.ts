import type { NewsItemBody } from '@ochiq/pages/page-builders/news-item';

/** A news item in full. */
export type Story = NonNullable<NewsItemBody['news']>;
