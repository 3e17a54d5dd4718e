import { graphql } from 'gatsby';

import { DocumentAccess, DocumentFacts } from '../components/document-facts/document-facts';
import { RichText } from '../components/rich-text/rich-text';
import { getTextAnchors } from '../components/table-of-contents/heading-anchors';
import { TableOfContents } from '../components/table-of-contents/table-of-contents';
import { FactsLayout } from '../components/facts-layout/facts-layout';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Document($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "documents"] } }, sort: { ns: ASC }) {
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
  const { lang, document, body, official, discussion } = page.body;
  const anchors = getTextAnchors(body);
  return (
    <PageTemplate page={page} title={document.title} lang={lang}>
      <FactsLayout
        facts={<DocumentAccess document={document} official={official} discussion={discussion} />}
        contents={<TableOfContents anchors={anchors} lang={lang} />}
      >
        <DocumentFacts document={document} lang={lang} />
        {body && <RichText text={body} lang={lang} anchors={anchors} />}
      </FactsLayout>
    </PageTemplate>
  );
}
