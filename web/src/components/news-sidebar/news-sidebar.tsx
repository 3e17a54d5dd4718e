import type { BlogSidebarBody } from '@ochiq/pages/page-builders/blog';
import type { ReactNode } from 'react';
import type { NewsFilter } from '@ochiq/pages/view-models/news/news-filters';

import { useMessages } from '../../i18n/use-messages';
import { CountBadge, Filters } from '../filters/filters';
import { NewsCard } from '../news-card/news-card';
import { DividedList } from '../divided-list/divided-list';
import { Section } from '../section/section';
import * as styles from './news-sidebar.module.css';
import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { Link } from '../link/link';

/** Renders links to parts of the news, each with its number of items where known. */
function CountedLinks({ links }: { links: readonly NewsFilter[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, path, lang, count }) => (
        <li key={path}>
          <Link className={styles.link} to={path}>
            <span lang={getLangAttribute(lang)}>{label}</span> {count !== null && <CountBadge count={count} className={styles.count} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Renders a side column next to the content; below it where the page is narrow. */
export function SidebarLayout({ aside, label, children }: { aside: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <aside aria-label={label}>{aside}</aside>
    </div>
  );
}

type NewsSideColumnProps = Pick<BlogSidebarBody, 'categories' | 'tags' | 'recent'> & {
  /** The way to search the news. */
  search: ReactNode;
};

/** Renders the side column of a list of news. */
export function NewsSideColumn({ categories, tags, recent, search }: NewsSideColumnProps) {
  const t = useMessages();
  return (
    <div className={styles.aside}>
      {search}
      {categories.length > 0 && (
        <Section title={t('news:categories')}>
          <CountedLinks links={categories} />
        </Section>
      )}
      {tags.length > 0 && (
        <Section title={t('news:tags')}>
          <Filters label={t('news:tags')} filters={tags} />
        </Section>
      )}
      {recent.length > 0 && (
        <Section title={t('news:recent')}>
          <DividedList items={recent}>{(news) => <NewsCard news={news} level={3} shape="row" brief />}</DividedList>
        </Section>
      )}
    </div>
  );
}
