import { graphql } from 'gatsby';

import { pageBlocks } from '../blocks/page-blocks';
import { RelatedContent } from '../components/related-content/related-content';
import { TreeNavigation } from '../components/tree-navigation/tree-navigation';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query Section($language: String!) {
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

export default function SectionTemplate({ pageContext: { page } }: TemplateProps<'section'>) {
  const { section, relatedNews, relatedDocuments } = page.body;
  return (
    <SectionPage page={page} section={section} moreBlocks={pageBlocks}>
      {section.tree && <TreeNavigation tree={section.tree} />}
      <RelatedContent documents={relatedDocuments} news={relatedNews} />
    </SectionPage>
  );
}
