import { graphql } from 'gatsby';

import { EmptyList } from '../components/card-list/card-list';
import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { PlainList } from '../components/plain-list/plain-list';
import { ServiceRow } from '../components/service-card/service-card';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query ServiceList($language: String!) {
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

export default function ServiceList({ pageContext: { page } }: TemplateProps<'service-list'>) {
  const t = useMessages();
  const { section, services, elsewhere } = page.body;
  return (
    <SectionPage page={page} section={section}>
      {services.length === 0 && <EmptyList>{t('services:empty')}</EmptyList>}
      <PlainList items={services}>{(service) => <ServiceRow service={service} level={2} />}</PlainList>
      <OtherLanguagesCount count={elsewhere} />
    </SectionPage>
  );
}
