import type { NewsCard as News } from '@ochiq/pages/view-models/news/news';

import type { HeadingLevel } from '../heading/heading';
import { NewsCard } from '../news-card/news-card';
import * as styles from './news-lists.module.css';
import { useMessages } from '../../i18n/use-messages';
import { CardList, EmptyList } from '../card-list/card-list';
import { DividedList } from '../divided-list/divided-list';

/**
 * One large item, as many next to it as fit its height, and the others below; fewer than a row of them join those next
 * to it.
 */
const featuredCount = 5;
const rowLength = 3;

/** Renders a list of news with the first of them on top. */
export function FeaturedNewsList({ news, level }: { news: readonly News[]; level: HeadingLevel }) {
  const t = useMessages();
  const front = news.length < featuredCount + rowLength ? news.length : featuredCount;
  const rest = news.slice(front);
  if (news.length === 0) return <EmptyList>{t('news:empty')}</EmptyList>;
  return (
    <>
      <FeaturedNews news={news.slice(0, front)} level={level} />
      {rest.length > 0 && (
        <CardList items={rest} empty={t('news:empty')}>
          {(item) => <NewsCard news={item} level={level} />}
        </CardList>
      )}
    </>
  );
}

/** Renders news in one column: the first large, the others a row each. */
export function NewsColumn({ news: [first, ...others], level }: { news: readonly News[]; level: HeadingLevel }) {
  const t = useMessages();
  if (!first) return <EmptyList>{t('news:empty')}</EmptyList>;
  return (
    <>
      <NewsCard news={first} level={level} shape="lead" />
      <DividedList items={others}>{(item) => <NewsCard news={item} level={level} shape="row" />}</DividedList>
    </>
  );
}

/** Renders the news of the day large, and the others in a row of small ones next to it. */
export function FeaturedNews({ news: [first, ...others], level = 3 }: { news: readonly News[]; level?: HeadingLevel }) {
  if (!first) return null;
  return (
    <div className={styles.featuredNews}>
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
