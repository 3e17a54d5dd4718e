import { graphql } from 'gatsby';

import { SearchIndex } from '../features/search-index/search-index';
import type { TemplateProps } from '../layouts/page-context';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query Search($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "citizens", "documents", "people"] } }) {
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
  const { section, groups } = page.body;
  return (
    <SectionPage page={page} section={section} before={<SearchIndex groups={groups} action={page.path} footer={page.shell.footer} />} />
  );
}
