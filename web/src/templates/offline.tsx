import { graphql } from 'gatsby';

import { CachedPages, OfflinePhones } from '../components/cached-pages/cached-pages';
import { LinkList } from '../components/link-list/link-list';
import { Section } from '../components/section/section';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Offline($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "offline"] } }, sort: { ns: ASC }) {
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

/**
 * What this browser keeps: the same for everybody until the service worker writes its list into it,
 * and shown in place of every page that is not kept.
 */
export default function Offline({ pageContext: { page } }: TemplateProps<'offline'>) {
  const t = useMessages();
  const { phones, trustPhone, contact } = page.body;
  return (
    <PageTemplate page={page} feedback={false} title={t('offline:title')} lead={t('offline:lead')}>
      <Section title={t('offline:kept')}>
        <CachedPages />
        <p>{t('offline:rules')}</p>
      </Section>
      <Section title={t('offline:call')}>
        <OfflinePhones phones={[...phones, { label: t('common:trustPhone'), number: trustPhone }]} />
        <LinkList links={[{ label: t('common:contactPage'), path: contact, lang: null }]} />
      </Section>
    </PageTemplate>
  );
}
