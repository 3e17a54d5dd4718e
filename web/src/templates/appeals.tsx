import { graphql } from 'gatsby';

import { EmptyList } from '../components/card-list/card-list';
import { Section } from '../components/section/section';
import { AppealStatistics } from '../components/appeal-statistics/appeal-statistics';
import { FilesField } from '../components/form-field/files-field';
import { EqualColumns } from '../components/equal-columns/equal-columns';
import { FormSection } from '../features/forms/complete-form';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query Appeals($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "citizens", "documents", "forms", "people"] } }
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

export default function Appeals({ pageContext: { page } }: TemplateProps<'appeals'>) {
  const t = useMessages();
  const { section, statistics } = page.body;
  return (
    <SectionPage page={page} section={section}>
      <EqualColumns>
        <FormSection form="appeal" page={page} encType="multipart/form-data">
          <FilesField form="appeal" />
        </FormSection>
        <FormSection form="appeal-status" page={page} />
      </EqualColumns>
      <Section title={t('citizens:statistics')}>
        {statistics.length > 0 ? <AppealStatistics statistics={statistics} /> : <EmptyList>{t('citizens:statisticsEmpty')}</EmptyList>}
      </Section>
    </SectionPage>
  );
}
