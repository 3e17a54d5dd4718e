import { graphql } from 'gatsby';

import { MapLinks } from '../components/map-links/map-links';
import { OfficeFacts } from '../components/office-facts/office-facts';
import { SideBySide } from '../components/side-by-side/side-by-side';
import { Titled } from '../components/titled/titled';
import { WayFromStops } from '../components/walk-map/way-from-stops';
import { Week } from '../components/week/week';
import { TitledForm } from '../features/forms/titled-form';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
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
      <SideBySide>
        <Titled title={t('citizens:week')}>
          <Week week={office.week} />
        </Titled>
        {(office.stops.length > 0 || office.mapPoint) && (
          <Titled title={t('citizens:map')}>
            {office.stops.length > 0 && <WayFromStops stops={office.stops} />}
            {office.mapPoint && <MapLinks point={office.mapPoint} />}
          </Titled>
        )}
      </SideBySide>
      <SideBySide>
        <TitledForm form="contact" page={page} />
        <TitledForm form="callback" page={page} />
      </SideBySide>
    </SectionPage>
  );
}
