import type { Locale } from '@ochiq/contract/routing/locales';
import type { NewsItemBody } from '@ochiq/pages/page-builders/news-item';

import { Cover } from '../cover/cover';
import { Picture } from '../picture/picture';
import * as styles from './story-cover.module.css';

/** A news item in full. */
export type Story = NonNullable<NewsItemBody['news']>;

/** Renders the story's picture; without one, the art that its card in the list shows. */
export function StoryCover({ story: { id, cover }, lang }: { story: Pick<Story, 'id' | 'cover'>; lang: Locale | null }) {
  if (cover) return <Picture picture={cover} lang={lang} first />;
  return (
    <div className={styles.art}>
      <Cover seed={id} />
    </div>
  );
}
