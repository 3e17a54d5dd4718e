import { graphql } from 'gatsby';

import { CardList } from '../components/card-list/card-list';
import { DatasetCard } from '../components/dataset-card/dataset-card';
import { Elsewhere } from '../components/elsewhere/elsewhere';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query DatasetList($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "datasets", "documents", "people"] } }) {
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

export default function DatasetList({ pageContext: { page } }: TemplateProps<'dataset-list'>) {
  const t = useMessages();
  const { section, datasets, elsewhere } = page.body;
  return (
    <SectionPage
      page={page}
      section={section}
      before={
        <>
          <CardList items={datasets} empty={t('datasets:empty')}>
            {(dataset) => <DatasetCard dataset={dataset} level={2} />}
          </CardList>
          <Elsewhere count={elsewhere} />
        </>
      }
    />
  );
}
