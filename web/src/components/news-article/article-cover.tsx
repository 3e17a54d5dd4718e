import type { Locale } from '@ochiq/contract/routing/locales';
import type { NewsItemBody } from '@ochiq/pages/page-builders/news-item';

import { CoverArt } from '../cover-art/cover-art';
import { Picture } from '../picture/picture';
import * as styles from './article-cover.module.css';

/** A news item in full. */
export type Article = NonNullable<NewsItemBody['news']>;

/** Renders the story's picture; without one, the art that its card in the list shows. */
export function ArticleCover({ story: { id, cover }, lang }: { story: Pick<Article, 'id' | 'cover'>; lang: Locale | null }) {
  if (cover) return <Picture picture={cover} lang={lang} first />;
  return (
    <div className={styles.art}>
      <CoverArt seed={id} />
    </div>
  );
}
