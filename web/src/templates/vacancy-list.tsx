import { graphql } from 'gatsby';

import { CardList } from '../components/card-list/card-list';
import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { Section } from '../components/section/section';
import { VacancyCard } from '../components/vacancy-card/vacancy-card';
import { PastOffers } from '../components/past-offers/past-offers';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query VacancyList($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "documents", "offers", "people"] } }
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

export default function VacancyList({ pageContext: { page } }: TemplateProps<'vacancy-list'>) {
  const t = useMessages();
  const { section, open, closed, elsewhere } = page.body;
  return (
    <SectionPage page={page} section={section}>
      <Section title={t('offers:vacanciesOpen')}>
        <CardList items={open} empty={t('offers:vacanciesEmpty')}>
          {(vacancy) => <VacancyCard vacancy={vacancy} level={3} />}
        </CardList>
      </Section>
      <PastOffers title={t('offers:vacanciesClosed')} offers={closed} />
      <OtherLanguagesCount count={elsewhere} />
    </SectionPage>
  );
}
