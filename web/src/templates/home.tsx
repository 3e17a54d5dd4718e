import { graphql } from 'gatsby';

import { CardList } from '../components/card-list/card-list';
import { DocumentCard } from '../components/document-card/document-card';
import { FactList } from '../components/fact-list/fact-list';
import { NewsCard } from '../components/news-card/news-card';
import { PersonCard } from '../components/person-card/person-card';
import { ServiceCard } from '../components/service-card/service-card';
import { Testimonial } from '../components/testimonial/testimonial';
import { Titled } from '../components/titled/titled';
import { QuickLinks } from '../components/quick-links/quick-links';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Home($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "documents", "news", "people", "services"] } }) {
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

export default function Home({ pageContext: { page } }: TemplateProps<'home'>) {
  const t = useMessages();
  const { title, lead, lang, quickLinks, facts, news, services, documents, people, testimonials } = page.body;
  return (
    <PageTemplate page={page} layout="home" title={title} lead={lead} lang={lang}>
      <QuickLinks links={quickLinks} lang={lang} />
      {facts.length > 0 && <FactList facts={facts} lang={lang} />}
      <Titled title={news.title} lang={lang} more={{ label: t('news:all'), to: news.all }}>
        <CardList items={news.items} empty={t('news:empty')}>
          {(item) => <NewsCard news={item} level={3} />}
        </CardList>
      </Titled>
      <Titled title={services.title} lang={lang} more={{ label: t('services:all'), to: services.all }}>
        <CardList items={services.items} empty={t('services:empty')}>
          {(item) => <ServiceCard service={item} level={3} />}
        </CardList>
      </Titled>
      <Titled title={documents.title} lang={lang} more={{ label: t('documents:all'), to: documents.all }}>
        <CardList items={documents.items} empty={t('documents:empty')}>
          {(item) => <DocumentCard document={item} level={3} />}
        </CardList>
      </Titled>
      <Titled title={people.title} lang={lang} more={{ label: t('people:all'), to: people.all }}>
        <CardList items={people.items} empty={t('common:emptyList')}>
          {(item) => <PersonCard person={item} level={3} brief />}
        </CardList>
      </Titled>
      {testimonials.items.length > 0 && (
        <Titled title={testimonials.title} lang={lang}>
          <CardList items={testimonials.items} empty={t('common:emptyList')}>
            {(item) => <Testimonial testimonial={item} />}
          </CardList>
        </Titled>
      )}
    </PageTemplate>
  );
}
