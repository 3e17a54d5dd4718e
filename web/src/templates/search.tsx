import { graphql } from 'gatsby';

import { Link } from '../components/link/link';
import { useMessages } from '../i18n/use-messages';
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
  const t = useMessages();
  return (
    <SectionPage page={page} section={page.body.section}>
      <p>{t('citizens:searchHint')}</p>
      <p>
        <Link to={page.shell.footer.links.siteMap}>{t('common:siteMap')}</Link>
      </p>
    </SectionPage>
  );
}
