import { graphql } from 'gatsby';

import { AccountAppeals, AccountFacts, SignedInContent } from '../components/account-page/account-page';
import { SignOut } from '../features/forms/sign-out';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Account($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "forms", "problems"] } }, sort: { ns: ASC }) {
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

/** Renders a reader's own page: the same for all until the edge fills it in. */
export default function Account({ pageContext: { page } }: TemplateProps<'account'>) {
  const t = useMessages();
  const { account, appeals } = page.body;
  return (
    <PageTemplate page={page} feedback={false} title={t('problems:account.title')}>
      <SignedInContent path={account}>
        <AccountAppeals appeals={appeals} />
        <AccountFacts>
          <SignOut page={page} />
        </AccountFacts>
      </SignedInContent>
    </PageTemplate>
  );
}
