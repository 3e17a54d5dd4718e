import { graphql } from 'gatsby';

import { Calls } from '../components/kept-pages/calls';
import { KeptPages } from '../components/kept-pages/kept-pages';
import { LinkList } from '../components/link-list/link-list';
import { Titled } from '../components/titled/titled';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
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
    <PageTemplate page={page} asked={false} title={t('offline:title')} lead={t('offline:lead')}>
      <Titled title={t('offline:kept')}>
        <KeptPages />
        <p>{t('offline:rules')}</p>
      </Titled>
      <Titled title={t('offline:call')}>
        <Calls phones={[...phones, { label: t('common:trustPhone'), number: trustPhone }]} />
        <LinkList links={[{ label: t('common:contactPage'), path: contact, lang: null }]} />
      </Titled>
    </PageTemplate>
  );
}
