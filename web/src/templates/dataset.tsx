import { graphql } from 'gatsby';

import { DatasetFacts } from '../components/dataset-facts/dataset-facts';
import { Titled } from '../components/titled/titled';
import { Lines } from '../components/lines/lines';
import { Licence } from '../components/licence/licence';
import { ResourceTable } from '../components/resource-table/resource-table';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Dataset($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "datasets"] } }) {
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

export default function Dataset({ pageContext: { page } }: TemplateProps<'dataset'>) {
  const t = useMessages();
  const { lang, dataset } = page.body;
  return (
    <PageTemplate page={page} title={dataset.label} lang={lang}>
      <DatasetFacts dataset={dataset} />
      <ResourceTable resources={dataset.resources} lang={lang} />
      <Titled title={t('datasets:description')}>
        <Lines text={dataset.description} lang={lang} />
      </Titled>
      <Titled title={t('datasets:licence')}>
        <Licence licence={dataset.licence} lang={lang} />
      </Titled>
    </PageTemplate>
  );
}
