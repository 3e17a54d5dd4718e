import { graphql } from 'gatsby';

import { Link } from '../components/link/link';
import { useAnswerOfServer } from '../features/answer-of-server/use-answer-of-server';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query NotFound($language: String!) {
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

export default function NotFound({ pageContext: { page } }: TemplateProps<'not-found'>) {
  const t = useMessages();
  useAnswerOfServer(page.path);
  return (
    <PageTemplate page={page} title={t('error:notFound')} lead={t('error:notFoundHint')}>
      <p>
        <Link to={page.body.home}>{t('error:backHome')}</Link>
      </p>
    </PageTemplate>
  );
}
