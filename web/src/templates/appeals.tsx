import { graphql } from 'gatsby';

import { Empty } from '../components/empty/empty';
import { Titled } from '../components/titled/titled';
import { AppealStatistics } from '../components/appeal-statistics/appeal-statistics';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query Appeals($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "citizens", "documents", "people"] } }) {
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

export default function Appeals({ pageContext: { page } }: TemplateProps<'appeals'>) {
  const t = useMessages();
  const { section, statistics } = page.body;
  return (
    <SectionPage page={page} section={section}>
      <Titled title={t('citizens:statistics')}>
        {statistics.length > 0 ? <AppealStatistics statistics={statistics} /> : <Empty>{t('citizens:statisticsEmpty')}</Empty>}
      </Titled>
    </SectionPage>
  );
}
