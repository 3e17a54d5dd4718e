import { graphql } from 'gatsby';

import { ActionLink } from '../components/link/link';
import { ErrorPageLayout } from '../components/error-page-layout/error-page-layout';
import { PhoneList } from '../components/contact-links/contact-links';
import { RequestNumber } from '../components/request-number/request-number';
import { Section } from '../components/section/section';
import { toErrorStatus } from '../i18n/to-error-status';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Error($language: String!) {
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

export default function ErrorPage({ pageContext: { page } }: TemplateProps<'error'>) {
  const t = useMessages();
  const { status, home } = page.body;
  return (
    // Feedback would lack the address it is about, and might not arrive when a service is down.
    <PageTemplate
      page={page}
      layout="plain"
      feedback={false}
      title={t(`error:message.${toErrorStatus(status)}`)}
      lead={t(status < 500 ? 'error:hint' : 'common:failed.hint')}
    >
      <ErrorPageLayout seed={String(status)}>
        <p>{t('common:failed.code', { status })}</p>
        {status >= 500 && <RequestNumber label={t('common:failed.number')} />}
        <ActionLink href={home}>{t('common:failed.backHome')}</ActionLink>
        <Section title={t('common:phones')}>
          <PhoneList phones={page.shell.footer.phones} />
        </Section>
      </ErrorPageLayout>
    </PageTemplate>
  );
}
