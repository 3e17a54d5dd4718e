import { graphql } from 'gatsby';

import { CardList } from '../components/card-list/card-list';
import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { ServiceCard } from '../components/service-card/service-card';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query ServiceCards($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "documents", "people", "services"] } }
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

export default function ServiceCards({ pageContext: { page } }: TemplateProps<'service-cards'>) {
  const t = useMessages();
  const { section, services, elsewhere } = page.body;
  return (
    <SectionPage page={page} section={section}>
      <CardList items={services} empty={t('services:empty')}>
        {(service) => <ServiceCard service={service} level={2} />}
      </CardList>
      <OtherLanguagesCount count={elsewhere} />
    </SectionPage>
  );
}
