import { graphql } from 'gatsby';

import { ActionLink } from '../components/link/link';
import { LinkList } from '../components/link-list/link-list';
import { ErrorPageLayout } from '../components/error-page-layout/error-page-layout';
import { SearchBox } from '../components/search-box/search-box';
import { Section } from '../components/section/section';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query NotFound($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "error"] } }, sort: { ns: ASC }) {
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

export default function UnknownPath({ pageContext: { page } }: TemplateProps<'not-found'>) {
  const t = useMessages();
  const { search, footer } = page.shell;
  const ways = [
    { label: t('common:siteMap'), path: footer.links.siteMap, lang: null },
    { label: t('common:contactPage'), path: footer.links.contact, lang: null },
  ];
  return (
    // It is served at every unknown address and knows none of them; the server counts them.
    <PageTemplate page={page} feedback={false} middleware={['answer-of-server']} title={t('error:notFound')} lead={t('error:notFoundHint')}>
      <ErrorPageLayout seed={page.route}>
        <ActionLink href={page.body.home}>{t('common:failed.backHome')}</ActionLink>
        <Section title={t('error:next')}>
          <SearchBox action={search} size="page" />
          <LinkList links={ways} />
        </Section>
      </ErrorPageLayout>
    </PageTemplate>
  );
}
