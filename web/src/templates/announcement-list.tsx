import { graphql } from 'gatsby';

import { AnnouncementCard } from '../components/announcement-card/announcement-card';
import { CardList } from '../components/card-list/card-list';
import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { DividedList } from '../components/divided-list/divided-list';
import { Section } from '../components/section/section';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query AnnouncementList($language: String!) {
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

export default function AnnouncementList({ pageContext: { page } }: TemplateProps<'announcement-list'>) {
  const t = useMessages();
  const { section, current, past, elsewhere } = page.body;
  return (
    <SectionPage page={page} section={section}>
      <CardList items={current} empty={t('news:announcementsEmpty')}>
        {(announcement) => <AnnouncementCard announcement={announcement} level={2} />}
      </CardList>
      {past.length > 0 && (
        <Section title={t('news:noLongerValid')}>
          <DividedList items={past} columns>
            {(announcement) => <AnnouncementCard announcement={announcement} level={3} shape="row" />}
          </DividedList>
        </Section>
      )}
      <OtherLanguagesCount count={elsewhere} />
    </SectionPage>
  );
}
