import { graphql } from 'gatsby';

import { getDocumentPartName } from '../features/document-register/document-filters';
import { DocumentRegister } from '../features/document-register/document-register';
import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query DocumentList($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "documents", "people"] } }, sort: { ns: ASC }) {
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

export default function DocumentList({ pageContext: { page } }: TemplateProps<'document-list'>) {
  const t = useMessages();
  const { section, part, elsewhere } = page.body;
  return (
    <SectionPage page={page} section={section} part={page.trail.length > 0 ? getDocumentPartName(part, t) : null}>
      <DocumentRegister register={page.body} />
      <OtherLanguagesCount count={elsewhere} />
    </SectionPage>
  );
}
