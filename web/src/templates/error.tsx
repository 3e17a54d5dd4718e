import { graphql } from 'gatsby';

import { Link } from '../components/link/link';
import { PhoneList } from '../components/phone-list/phone-list';
import { errorMessage } from '../i18n/error-message';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Error($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "error"] } }) {
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

export default function ErrorPage({ pageContext: { page } }: TemplateProps<'error'>) {
  const t = useMessages();
  const { status, home } = page.body;
  return (
    <PageTemplate page={page} layout="plain" title={t(`error:message.${errorMessage(status)}`)} lead={t('error:hint')}>
      <p>{t('error:code', { status })}</p>
      <PhoneList phones={page.shell.footer.phones} />
      <p>
        <Link to={home}>{t('error:backHome')}</Link>
      </p>
    </PageTemplate>
  );
}
