import { graphql } from 'gatsby';

import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { NewsFilters } from '../components/news-filters/news-filters';
import { FeaturedNewsList } from '../components/news-lists/news-lists';
import { Pagination } from '../components/pagination/pagination';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query NewsList($language: String!) {
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

export default function NewsList({ pageContext: { page } }: TemplateProps<'news-list'>) {
  const { section, narrowedTo, news, elsewhere, pagination, filters } = page.body;
  return (
    <SectionPage page={page} section={section} part={narrowedTo}>
      <NewsFilters filters={filters} />
      <FeaturedNewsList news={news} level={2} />
      {pagination && <Pagination pagination={pagination} />}
      <OtherLanguagesCount count={elsewhere} />
    </SectionPage>
  );
}
