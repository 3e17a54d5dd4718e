import { graphql } from 'gatsby';

import { CardList } from '../components/card-list/card-list';
import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { TenderCard } from '../components/tender-card/tender-card';
import { Section } from '../components/section/section';
import { PastOffers } from '../components/past-offers/past-offers';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query TenderList($language: String!) {
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

export default function TenderList({ pageContext: { page } }: TemplateProps<'tender-list'>) {
  const t = useMessages();
  const { section, open, closed, elsewhere } = page.body;
  return (
    <SectionPage page={page} section={section}>
      <Section title={t('offers:tendersOpen')}>
        <CardList items={open} empty={t('offers:tendersEmpty')}>
          {(tender) => <TenderCard tender={tender} level={3} />}
        </CardList>
      </Section>
      <PastOffers title={t('offers:tendersClosed')} offers={closed} />
      <OtherLanguagesCount count={elsewhere} />
    </SectionPage>
  );
}
