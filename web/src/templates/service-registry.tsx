import { graphql } from 'gatsby';

import { EmptyList } from '../components/card-list/card-list';
import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { ServiceRegistry as Registry } from '../components/service-registry/service-registry';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query ServiceRegistry($language: String!) {
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

export default function ServiceRegistry({ pageContext: { page } }: TemplateProps<'service-registry'>) {
  const t = useMessages();
  const { section, services, elsewhere } = page.body;
  return (
    <SectionPage
      page={page}
      section={section}
      before={
        <>
          {services.length === 0 ? <EmptyList>{t('services:empty')}</EmptyList> : <Registry services={services} />}
          <OtherLanguagesCount count={elsewhere} />
        </>
      }
    />
  );
}
