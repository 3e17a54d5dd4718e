import { graphql } from 'gatsby';

import { AnnouncementCard } from '../components/announcement-card/announcement-card';
import { Empty } from '../components/card-list/card-list';
import { NewsFront } from '../components/news-lists/news-lists';
import { PressConferenceCard } from '../components/press-conference-card/press-conference-card';
import { RowList } from '../components/row-list/row-list';
import { SideBySide } from '../components/side-by-side/side-by-side';
import { Stripe } from '../components/full-width/full-width';
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
        {news.items.length > 0 ? <NewsFront news={news.items} /> : <Empty>{t('news:empty')}</Empty>}
      </Section>
      <Stripe>
        <SideBySide>
          <Section title={t('news:pressConferences')} more={{ label: t('news:allPressConferences'), to: pressConferences.all }}>
            {pressConferences.items.length === 0 && <Empty>{t('news:pressConferencesEmpty')}</Empty>}
            <RowList items={pressConferences.items}>{(item) => <PressConferenceCard pressConference={item} level={3} />}</RowList>
          </Section>
          <Section title={t('news:announcements')} more={{ label: t('news:allAnnouncements'), to: announcements.all }}>
            {announcements.items.length === 0 && <Empty>{t('news:announcementsEmpty')}</Empty>}
            <RowList items={announcements.items}>{(item) => <AnnouncementCard announcement={item} level={3} shape="row" />}</RowList>
          </Section>
        </SideBySide>
      </Stripe>
    </SectionPage>
  );
}
