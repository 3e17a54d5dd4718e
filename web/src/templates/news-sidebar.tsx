import { graphql } from 'gatsby';

import { CardList } from '../components/card-list/card-list';
import { Elsewhere } from '../components/elsewhere/elsewhere';
import { NewsCard } from '../components/news-card/news-card';
import { Pagination } from '../components/pagination/pagination';
import { currentPart } from '../components/pagination/current-part';
import { NewsAside } from '../components/news-aside/news-aside';
import { WithAside } from '../components/with-aside/with-aside';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query NewsSidebar($language: String!) {
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

export default function NewsSidebar({ pageContext: { page } }: TemplateProps<'news-sidebar'>) {
  const t = useMessages();
  const { section, news, elsewhere, pagination, categories, tags, recent } = page.body;
  return (
    <SectionPage page={page} section={section} part={currentPart(pagination, t)}>
      <WithAside label={t('news:aside')} aside={<NewsAside categories={categories} tags={tags} recent={recent} />}>
        <CardList items={news} empty={t('news:empty')} wide>
          {(item) => <NewsCard news={item} level={2} />}
        </CardList>
        <Pagination pagination={pagination} />
        <Elsewhere count={elsewhere} />
      </WithAside>
    </SectionPage>
  );
}
