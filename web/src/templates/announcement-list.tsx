import { graphql } from 'gatsby';

import { AnnouncementCard } from '../components/announcement-card/announcement-card';
import { CardList } from '../components/card-list/card-list';
import { Elsewhere } from '../components/elsewhere/elsewhere';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query AnnouncementList($language: String!) {
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

export default function AnnouncementList({ pageContext: { page } }: TemplateProps<'announcement-list'>) {
  const t = useMessages();
  const { section, announcements, elsewhere } = page.body;
  return (
    <SectionPage page={page} section={section}>
      <CardList items={announcements} empty={t('news:announcementsEmpty')}>
        {(announcement) => <AnnouncementCard announcement={announcement} level={2} />}
      </CardList>
      <Elsewhere count={elsewhere} />
    </SectionPage>
  );
}
