import { graphql } from 'gatsby';

import { DocumentFile } from '../components/document-file/document-file';
import { RichText } from '../components/rich-text/rich-text';
import { Titled } from '../components/titled/titled';
import { DocumentFacts } from '../components/document-facts/document-facts';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Document($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "documents"] } }) {
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

export default function Document({ pageContext: { page } }: TemplateProps<'document'>) {
  const t = useMessages();
  const { lang, document, body, official, discussion } = page.body;
  return (
    <PageTemplate page={page} title={document.title} lang={lang}>
      <DocumentFacts document={document} lang={lang} official={official} discussion={discussion} />
      {document.file && <DocumentFile file={document.file} pageCount={document.pageCount} />}
      {body && (
        <Titled title={t('documents:text')}>
          <RichText text={body} lang={lang} level={3} />
        </Titled>
      )}
    </PageTemplate>
  );
}
