import { graphql } from 'gatsby';

import { CardList } from '../components/card-list/card-list';
import { DocumentCard } from '../components/document-card/document-card';
import { Elsewhere } from '../components/elsewhere/elsewhere';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query DocumentList($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "documents", "people"] } }) {
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
  const { section, documents, elsewhere } = page.body;
  return (
    <SectionPage page={page} section={section}>
      <CardList items={documents} empty={t('documents:empty')}>
        {(document) => <DocumentCard document={document} level={2} />}
      </CardList>
      <Elsewhere count={elsewhere} />
    </SectionPage>
  );
}
