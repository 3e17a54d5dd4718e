import { graphql } from 'gatsby';

import { AnnouncementCard } from '../components/announcement-card/announcement-card';
import { CardList } from '../components/card-list/card-list';
import { NewsCard } from '../components/news-card/news-card';
import { PressConferenceCard } from '../components/press-conference-card/press-conference-card';
import { Titled } from '../components/titled/titled';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query Press($language: String!) {
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

export default function Press({ pageContext: { page } }: TemplateProps<'press'>) {
  const t = useMessages();
  const { section, news, announcements, pressConferences } = page.body;
  return (
    <SectionPage page={page} section={section}>
      <Titled title={t('news:heading')} more={{ label: t('news:all'), to: news.all }}>
        <CardList items={news.items} empty={t('news:empty')}>
          {(item) => <NewsCard news={item} level={3} />}
        </CardList>
      </Titled>
      <Titled title={t('news:announcements')} more={{ label: t('news:allAnnouncements'), to: announcements.all }}>
        <CardList items={announcements.items} empty={t('news:announcementsEmpty')}>
          {(item) => <AnnouncementCard announcement={item} level={3} />}
        </CardList>
      </Titled>
      <Titled title={t('news:pressConferences')} more={{ label: t('news:allPressConferences'), to: pressConferences.all }}>
        <CardList items={pressConferences.items} empty={t('news:pressConferencesEmpty')}>
          {(item) => <PressConferenceCard pressConference={item} level={3} />}
        </CardList>
      </Titled>
    </SectionPage>
  );
}
