import type { NewsCard as News } from '@ochiq/pages/view-models/news/news';

import { useMessages } from '../../i18n/use-messages';
import { CardList } from '../card-list/card-list';
import { Empty } from '../empty/empty';
import type { HeadingLevel } from '../heading/heading';
import { NewsCard } from '../news-card/news-card';
import { NewsFront } from '../news-front/news-front';

/**
 * One large item, as many next to it as fit its height, and the others below; fewer than a row of them join those next
 * to it.
 */
const onFront = 5;
const inRow = 3;

/** Renders a list of news with the first of them on top. */
export function NewsMosaic({ news, level }: { news: readonly News[]; level: HeadingLevel }) {
  const t = useMessages();
  const front = news.length < onFront + inRow ? news.length : onFront;
  const rest = news.slice(front);
  if (news.length === 0) return <Empty>{t('news:empty')}</Empty>;
  return (
    <>
      <NewsFront news={news.slice(0, front)} level={level} />
      {rest.length > 0 && (
        <CardList items={rest} empty={t('news:empty')}>
          {(item) => <NewsCard news={item} level={level} />}
        </CardList>
      )}
    </>
  );
}
