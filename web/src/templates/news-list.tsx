import { graphql } from 'gatsby';

import { Elsewhere } from '../components/elsewhere/elsewhere';
import { NewsFilters } from '../components/news-filters/news-filters';
import { NewsMosaic } from '../components/news-mosaic/news-mosaic';
import { currentPart } from '../components/pagination/current-part';
import { Pagination } from '../components/pagination/pagination';
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
  const { section, narrowedTo, news, elsewhere, pagination, filters } = page.body;
  const parts = [narrowedTo, pagination && currentPart(pagination, t)].filter((part) => part !== null);
  return (
    <SectionPage page={page} section={section} part={parts.length > 0 ? parts.join(', ') : null}>
      <NewsFilters filters={filters} />
      <NewsMosaic news={news} level={2} />
      {pagination && <Pagination pagination={pagination} />}
      <Elsewhere count={elsewhere} />
    </SectionPage>
  );
}
