import { graphql } from 'gatsby';

import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { EmptyList } from '../components/card-list/card-list';
import { NextPressConference, PressConferenceCard } from '../components/press-conference-card/press-conference-card';
import { DividedList } from '../components/divided-list/divided-list';
import { Section } from '../components/section/section';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query PressConferenceList($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "documents", "news", "people"] } }, sort: { ns: ASC }) {
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
      <Section title={t('news:upcoming')}>
        {upcoming.length === 0 && <EmptyList>{t('news:upcomingEmpty')}</EmptyList>}
        {upcoming.map((item) => (
          <NextPressConference key={item.id} pressConference={item} level={3} />
        ))}
      </Section>
      {past.length > 0 && (
        <Section title={t('news:held')}>
          <DividedList items={past} columns>
            {(item) => <PressConferenceCard pressConference={item} level={3} />}
          </DividedList>
        </Section>
      )}
      <OtherLanguagesCount count={elsewhere} />
    </SectionPage>
  );
}
