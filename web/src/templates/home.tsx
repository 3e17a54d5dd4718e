import { graphql } from 'gatsby';

import { FullWidthBand } from '../components/full-width/full-width';
import { CardList } from '../components/card-list/card-list';
import { DocumentCard } from '../components/document-card/document-card';
import { FactList } from '../components/fact-list/fact-list';
import { FeaturedNews } from '../components/news-lists/news-lists';
import { PersonCard } from '../components/person-card/person-card';
import { QuickLinks, ServiceLinks } from '../components/home-links/home-links';
import { Testimonial } from '../components/testimonial/testimonial';
import { Section } from '../components/section/section';
import { SuggestionSearch } from '../features/search/suggestion-search';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Home($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "documents", "news", "people", "services"] } }
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

export default function Home({ pageContext: { page } }: TemplateProps<'home'>) {
  const t = useMessages();
  const { title, lead, lang, quickLinks, facts, news, services, documents, people, testimonials } = page.body;
  const search = <SuggestionSearch action={page.shell.search} locale={page.locale} size="hero" />;
  return (
    <PageTemplate page={page} layout="home" title={title} lead={lead} lang={lang} search={search}>
      <FullWidthBand>
        <QuickLinks links={quickLinks} lang={lang} />
        <Section title={news.title} lang={lang} more={{ label: t('news:all'), to: news.all }}>
          {news.items.length > 0 ? <FeaturedNews news={news.items} /> : <p>{t('news:empty')}</p>}
        </Section>
      </FullWidthBand>
      <FullWidthBand ground="sand">
        {facts.length > 0 && <FactList facts={facts} lang={lang} />}
        <Section title={services.title} lang={lang} more={{ label: t('services:all'), to: services.all }}>
          {services.items.length > 0 ? <ServiceLinks services={services.items} /> : <p>{t('services:empty')}</p>}
        </Section>
      </FullWidthBand>
      <FullWidthBand>
        <Section title={documents.title} lang={lang} more={{ label: t('documents:all'), to: documents.all }}>
          <CardList items={documents.items} empty={t('documents:empty')}>
            {(item) => <DocumentCard document={item} level={3} />}
          </CardList>
        </Section>
      </FullWidthBand>
      <FullWidthBand ground="sand">
        <Section title={people.title} lang={lang} more={{ label: t('people:all'), to: people.all }}>
          <CardList items={people.items} empty={t('common:emptyList')}>
            {(item) => <PersonCard person={item} level={3} brief />}
          </CardList>
        </Section>
      </FullWidthBand>
      {testimonials.items.length > 0 && (
        <FullWidthBand>
          <Section title={testimonials.title} lang={lang}>
            <CardList items={testimonials.items} empty={t('common:emptyList')}>
              {(item) => <Testimonial testimonial={item} />}
            </CardList>
          </Section>
        </FullWidthBand>
      )}
    </PageTemplate>
  );
}
