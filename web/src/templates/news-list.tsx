import { graphql } from 'gatsby';

import { CardList } from '../components/card-list/card-list';
import { Elsewhere } from '../components/elsewhere/elsewhere';
import { LinkList } from '../components/link-list/link-list';
import { NewsCard } from '../components/news-card/news-card';
import { Titled } from '../components/titled/titled';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query NewsList($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "documents", "news", "people"] } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;

export default function NewsList({ pageContext: { page } }: TemplateProps<'news-list'>) {
  const t = useMessages();
  const { section, narrowedTo, news, elsewhere, years, categories } = page.body;
  return (
    <SectionPage page={page} section={section} part={narrowedTo}>
      <CardList items={news} empty={t('news:empty')}>
        {(item) => <NewsCard news={item} level={2} />}
      </CardList>
      <Elsewhere count={elsewhere} />
      {categories.length > 0 && (
        <Titled title={t('news:categories')}>
          <LinkList links={categories} inline />
        </Titled>
      )}
      {years.length > 0 && (
        <Titled title={t('news:years')}>
          <LinkList links={years} inline />
        </Titled>
      )}
    </SectionPage>
  );
}
