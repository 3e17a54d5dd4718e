import { graphql } from 'gatsby';

import { CardList } from '../components/card-list/card-list';
import { DocumentCard } from '../components/document-card/document-card';
import { NewsCard } from '../components/news-card/news-card';
import { Stripe } from '../components/stripe/stripe';
import { Titled } from '../components/titled/titled';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query Section($language: String!) {
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

export default function Section({ pageContext: { page } }: TemplateProps<'section'>) {
  const t = useMessages();
  const { section, relatedNews, relatedDocuments } = page.body;
  return (
    <SectionPage page={page} section={section}>
      {(relatedDocuments.length > 0 || relatedNews.length > 0) && (
        <Stripe>
          {relatedDocuments.length > 0 && (
            <Titled title={t('documents:related')}>
              <CardList items={relatedDocuments} empty={t('documents:empty')}>
                {(document) => <DocumentCard document={document} level={3} />}
              </CardList>
            </Titled>
          )}
          {relatedNews.length > 0 && (
            <Titled title={t('news:related')}>
              <CardList items={relatedNews} empty={t('news:empty')}>
                {(news) => <NewsCard news={news} level={3} />}
              </CardList>
            </Titled>
          )}
        </Stripe>
      )}
    </SectionPage>
  );
}
