import { graphql } from 'gatsby';

import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { NewsColumn } from '../components/news-lists/news-lists';
import { Pagination } from '../components/pagination/pagination';
import { NewsSideColumn, SidebarLayout } from '../components/news-sidebar/news-sidebar';
import { SuggestionSearch } from '../features/search/suggestion-search';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query NewsSidebar($language: String!) {
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

export default function NewsSidebar({ pageContext: { page } }: TemplateProps<'news-sidebar'>) {
  const t = useMessages();
  const { section, narrowedTo, news, elsewhere, pagination, categories, tags, recent, search } = page.body;
  const box = <SuggestionSearch action={search} locale={page.locale} size="aside" label={t('news:search')} only="news" />;
  return (
    <SectionPage page={page} section={section} part={narrowedTo}>
      <SidebarLayout label={t('news:aside')} aside={<NewsSideColumn categories={categories} tags={tags} recent={recent} search={box} />}>
        <NewsColumn news={news} level={2} />
        <Pagination pagination={pagination} />
        <OtherLanguagesCount count={elsewhere} />
      </SidebarLayout>
    </SectionPage>
  );
}
