import { graphql } from 'gatsby';

import { FullLoadLink } from '../components/link/link';
import { RelatedContent } from '../components/related-content/related-content';
import { EqualColumns } from '../components/equal-columns/equal-columns';
import { SignInProblems, SignInProviders } from '../components/sign-in-providers/sign-in-providers';
import { Stack } from '../components/stack/stack';
import { FormLinks } from '../features/forms/form-links';
import { CompleteForm } from '../features/forms/complete-form';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query SignIn($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "documents", "forms", "news", "people"] } }
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

export default function SignIn({ pageContext: { page } }: TemplateProps<'sign-in'>) {
  const t = useMessages();
  const { section, form, others, account, providers, relatedNews, relatedDocuments } = page.body;
  const signIn = (
    <EqualColumns>
      <Stack>
        {form === 'login' && <SignInProblems />}
        <CompleteForm form={form} page={page} level={2} />
        <FormLinks links={others} />
        <p>
          {t('forms:signIn.already')} <FullLoadLink to={account}>{t('forms:signIn.account')}</FullLoadLink>
        </p>
      </Stack>
      <SignInProviders providers={providers} contact={page.shell.footer.links.contact} />
    </EqualColumns>
  );
  return (
    <SectionPage page={page} section={section} before={signIn}>
      <RelatedContent documents={relatedDocuments} news={relatedNews} />
    </SectionPage>
  );
}
