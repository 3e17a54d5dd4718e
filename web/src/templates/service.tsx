import { graphql } from 'gatsby';

import { EmptyPage } from '../layouts/empty-page';
import { ServiceDetails } from '../components/service-details/service-details';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Service($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "documents", "services"] } }, sort: { ns: ASC }) {
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

export default function Service({ pageContext: { page } }: TemplateProps<'service'>) {
  const t = useMessages();
  const { lang, service } = page.body;
  if (!service) return <EmptyPage page={page}>{t('services:empty')}</EmptyPage>;
  return (
    <PageTemplate page={page} title={service.name} lead={service.summary} lang={lang}>
      <ServiceDetails service={service} lang={lang} />
    </PageTemplate>
  );
}
