import { graphql } from 'gatsby';

import { CardList } from '../components/card-list/card-list';
import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { NewsCard } from '../components/news-card/news-card';
import { Pagination } from '../components/pagination/pagination';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query NewsGrid($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "documents", "news", "people"] } }, sort: { ns: ASC }) {
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

export default function NewsGrid({ pageContext: { page } }: TemplateProps<'news-grid'>) {
  const t = useMessages();
  const { section, narrowedTo, news, elsewhere, pagination } = page.body;
  return (
    <SectionPage page={page} section={section} part={narrowedTo}>
      <CardList items={news} empty={t('news:empty')}>
        {(item) => <NewsCard news={item} level={2} />}
      </CardList>
      <Pagination pagination={pagination} />
      <OtherLanguagesCount count={elsewhere} />
    </SectionPage>
  );
}
