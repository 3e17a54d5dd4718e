import { graphql } from 'gatsby';

import { CardList } from '../components/card-list/card-list';
import { Elsewhere } from '../components/elsewhere/elsewhere';
import { PressConferenceCard } from '../components/press-conference-card/press-conference-card';
import { Titled } from '../components/titled/titled';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query PressConferenceList($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "documents", "news", "people"] } }) {
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

export default function PressConferenceList({ pageContext: { page } }: TemplateProps<'press-conference-list'>) {
  const t = useMessages();
  const { section, upcoming, past, elsewhere } = page.body;
  return (
    <SectionPage page={page} section={section}>
      <Titled title={t('news:upcoming')}>
        <CardList items={upcoming} empty={t('news:upcomingEmpty')}>
          {(pressConference) => <PressConferenceCard pressConference={pressConference} level={3} />}
        </CardList>
      </Titled>
      {past.length > 0 && (
        <Titled title={t('news:held')}>
          <CardList items={past} empty={t('news:pressConferencesEmpty')}>
            {(pressConference) => <PressConferenceCard pressConference={pressConference} level={3} />}
          </CardList>
        </Titled>
      )}
      <Elsewhere count={elsewhere} />
    </SectionPage>
  );
}
