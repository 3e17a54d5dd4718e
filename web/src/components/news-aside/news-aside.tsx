import type { BlogSidebarBody } from '@ochiq/pages/plan/blog';

import { useMessages } from '../../i18n/use-messages';
import { CardList } from '../card-list/card-list';
import { LinkList } from '../link-list/link-list';
import { NewsCard } from '../news-card/news-card';
import { Titled } from '../titled/titled';

/** What stands beside a list of news. */
export function NewsAside({ categories, tags, recent }: Pick<BlogSidebarBody, 'categories' | 'tags' | 'recent'>) {
  const t = useMessages();
  return (
    <>
      {categories.length > 0 && (
        <Titled title={t('news:categories')}>
          <LinkList links={categories} />
        </Titled>
      )}
      {tags.length > 0 && (
        <Titled title={t('news:tags')}>
          <LinkList links={tags} inline />
        </Titled>
      )}
      {recent.length > 0 && (
        <Titled title={t('news:recent')}>
          <CardList items={recent} empty={t('news:empty')} wide>
            {(news) => <NewsCard news={news} level={3} brief />}
          </CardList>
        </Titled>
      )}
    </>
  );
}
