import { graphql } from 'gatsby';

import { ReceptionDays } from '../components/hours/hours';
import { Titled } from '../components/titled/titled';
import { OfficeFacts } from '../components/office-facts/office-facts';
import { Stops } from '../components/stops/stops';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query Contact($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "citizens", "documents", "people"] } }) {
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

export default function Contact({ pageContext: { page } }: TemplateProps<'contact'>) {
  const t = useMessages();
  const { section, office } = page.body;
  return (
    <SectionPage page={page} section={section}>
      <Titled title={t('citizens:office')}>
        <OfficeFacts office={office} />
      </Titled>
      <Titled title={t('citizens:receptionDays')}>
        <ReceptionDays days={office.receptionDays} />
      </Titled>
      {office.stops.length > 0 && (
        <Titled title={t('citizens:stops')}>
          <Stops stops={office.stops} />
        </Titled>
      )}
    </SectionPage>
  );
}
