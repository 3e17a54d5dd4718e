import { graphql } from 'gatsby';

import { QueryInTitle, SearchPage } from '../features/search/search-page';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query Search($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "documents", "people", "search"] } }
      sort: { ns: ASC }
    ) {
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

export default function Search({ pageContext: { page } }: TemplateProps<'search'>) {
  const { path, locale, shell, body } = page;
  return (
    <SectionPage
      page={page}
      section={body.section}
      titleEnd={<QueryInTitle path={path} />}
      before={<SearchPage path={path} locale={locale} mostAsked={body.mostAsked} footer={shell.footer} />}
    />
  );
}
