import { graphql } from 'gatsby';

import { LinkList } from '../components/link-list/link-list';
import { Section } from '../components/section/section';
import { MenuTree } from '../components/menu-tree/menu-tree';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query SiteMap($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "citizens", "documents", "people"] } }
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

export default function SiteMap({ pageContext: { page } }: TemplateProps<'site-map'>) {
  const t = useMessages();
  const { section, menu, others, feeds, calendar } = page.body;
  return (
    <SectionPage page={page} section={section}>
      <Section title={t('citizens:mainMenuPages')}>
        <MenuTree groups={menu} />
      </Section>
      {others.length > 0 && (
        <Section title={t('common:otherPages')}>
          <LinkList links={others} columns />
        </Section>
      )}
      <Section title={t('common:follow.feeds')}>
        <LinkList links={[...feeds, { label: t('common:follow.calendar'), path: calendar, lang: null }]} columns />
      </Section>
    </SectionPage>
  );
}
