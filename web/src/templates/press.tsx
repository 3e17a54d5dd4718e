import { graphql } from 'gatsby';

import { AnnouncementCard } from '../components/announcement-card/announcement-card';
import { EmptyList } from '../components/card-list/card-list';
import { FeaturedNews } from '../components/news-lists/news-lists';
import { PressConferenceCard } from '../components/press-conference-card/press-conference-card';
import { DividedList } from '../components/divided-list/divided-list';
import { EqualColumns } from '../components/equal-columns/equal-columns';
import { FullWidthBackground } from '../components/full-width/full-width';
import { Section } from '../components/section/section';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query Press($language: String!) {
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

export default function Press({ pageContext: { page } }: TemplateProps<'press'>) {
  const t = useMessages();
  const { section, news, announcements, pressConferences } = page.body;
  return (
    <SectionPage page={page} section={section}>
      <Section title={t('news:heading')} more={{ label: t('news:all'), to: news.all }}>
        {news.items.length > 0 ? <FeaturedNews news={news.items} /> : <EmptyList>{t('news:empty')}</EmptyList>}
      </Section>
      <FullWidthBackground>
        <EqualColumns>
          <Section title={t('news:pressConferences')} more={{ label: t('news:allPressConferences'), to: pressConferences.all }}>
            {pressConferences.items.length === 0 && <EmptyList>{t('news:pressConferencesEmpty')}</EmptyList>}
            <DividedList items={pressConferences.items}>{(item) => <PressConferenceCard pressConference={item} level={3} />}</DividedList>
          </Section>
          <Section title={t('news:announcements')} more={{ label: t('news:allAnnouncements'), to: announcements.all }}>
            {announcements.items.length === 0 && <EmptyList>{t('news:announcementsEmpty')}</EmptyList>}
            <DividedList items={announcements.items}>
              {(item) => <AnnouncementCard announcement={item} level={3} shape="row" />}
            </DividedList>
          </Section>
        </EqualColumns>
      </FullWidthBackground>
    </SectionPage>
  );
}
