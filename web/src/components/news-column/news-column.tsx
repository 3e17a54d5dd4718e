import type { NewsCard as News } from '@ochiq/pages/view-models/news/news';

import { useMessages } from '../../i18n/use-messages';
import { Empty } from '../empty/empty';
import type { HeadingLevel } from '../heading/heading';
import { NewsCard } from '../news-card/news-card';
import { RowList } from '../row-list/row-list';

/** Renders news in one column: the first large, the others a row each. */
export function NewsColumn({ news: [first, ...others], level }: { news: readonly News[]; level: HeadingLevel }) {
  const t = useMessages();
  if (!first) return <Empty>{t('news:empty')}</Empty>;
  return (
    <>
      <NewsCard news={first} level={level} shape="lead" />
      <RowList items={others}>{(item) => <NewsCard news={item} level={level} shape="row" />}</RowList>
    </>
  );
}
