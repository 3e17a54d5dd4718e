import { graphql } from 'gatsby';

import { LoadingLink } from '../components/link/link';
import { RelatedContent } from '../components/related-content/related-content';
import { SideBySide } from '../components/side-by-side/side-by-side';
import { SignInProblems, SignInProviders } from '../components/sign-in-providers/sign-in-providers';
import { Stack } from '../components/stack/stack';
import { FormLinks } from '../features/forms/form-links';
import { ReaderForm } from '../features/forms/reader-form';
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
    <SideBySide>
      <Stack>
        {form === 'login' && <SignInProblems />}
        <ReaderForm form={form} page={page} level={2} />
        <FormLinks links={others} />
        <p>
          {t('forms:signIn.already')} <LoadingLink to={account}>{t('forms:signIn.account')}</LoadingLink>
        </p>
      </Stack>
      <SignInProviders providers={providers} contact={page.shell.footer.links.contact} />
    </SideBySide>
  );
  return (
    <SectionPage page={page} section={section} before={signIn}>
      <RelatedContent documents={relatedDocuments} news={relatedNews} />
    </SectionPage>
  );
}
