import type { NewsCard as News } from '@ochiq/pages/view-models/news/news';

import type { HeadingLevel } from '../heading/heading';
import { NewsCard } from '../news-card/news-card';
import * as styles from './news-front.module.css';

/** Renders the news of the day large, and the others in a row of small ones next to it. */
export function NewsFront({ news: [first, ...others], level = 3 }: { news: readonly News[]; level?: HeadingLevel }) {
  if (!first) return null;
  return (
    <div className={styles.front}>
      <NewsCard news={first} level={level} shape="lead" />
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((item) => (
            <li key={item.id}>
              <NewsCard news={item} level={level} shape="row" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
