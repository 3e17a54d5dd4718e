import { graphql } from 'gatsby';

import { MapLinks, OfficeFacts } from '../components/office-facts/office-facts';
import { EqualColumns } from '../components/equal-columns/equal-columns';
import { Section } from '../components/section/section';
import { StopDirections } from '../components/walk-map/stop-directions';
import { WeekTable } from '../components/week-table/week-table';
import { FormSection } from '../features/forms/complete-form';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query Contact($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "citizens", "documents", "forms", "people"] } }
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

export default function Contact({ pageContext: { page } }: TemplateProps<'contact'>) {
  const t = useMessages();
  const { section, office } = page.body;
  return (
    <SectionPage page={page} section={section} before={<OfficeFacts office={office} trust={page.shell.footer.links.trustPhone} />}>
      <EqualColumns>
        <Section title={t('citizens:week')}>
          <WeekTable week={office.week} />
        </Section>
        {(office.stops.length > 0 || office.mapPoint) && (
          <Section title={t('citizens:map')}>
            {office.stops.length > 0 && <StopDirections stops={office.stops} />}
            {office.mapPoint && <MapLinks point={office.mapPoint} />}
          </Section>
        )}
      </EqualColumns>
      <EqualColumns>
        <FormSection form="contact" page={page} />
        <FormSection form="callback" page={page} />
      </EqualColumns>
    </SectionPage>
  );
}
