import { graphql } from 'gatsby';

import { CardList } from '../components/card-list/card-list';
import { DatasetCard, RegisterCard } from '../components/dataset-card/dataset-card';
import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { Downloads } from '../components/dataset-facts/dataset-facts';
import { PlainList } from '../components/plain-list/plain-list';
import { Section } from '../components/section/section';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query DatasetList($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "datasets", "documents", "people"] } }
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

export default function DatasetList({ pageContext: { page } }: TemplateProps<'dataset-list'>) {
  const t = useMessages();
  const { section, datasets, elsewhere, registers, pageViews, catalogue } = page.body;
  return (
    <SectionPage
      page={page}
      section={section}
      before={
        <>
          <CardList items={datasets} empty={t('datasets:empty')}>
            {(dataset) => <DatasetCard dataset={dataset} level={2} />}
          </CardList>
          <OtherLanguagesCount count={elsewhere} />
        </>
      }
    >
      <Section title={t('datasets:registers')}>
        <p>{t('datasets:registersNote')}</p>
        <PlainList items={registers}>{(register) => <RegisterCard register={register} />}</PlainList>
      </Section>
      {pageViews && (
        <Section title={pageViews.title} id={pageViews.anchor}>
          <p>{pageViews.description}</p>
          <Downloads downloads={pageViews.downloads} labelledBy={pageViews.anchor} />
        </Section>
      )}
      <Section title={t('datasets:catalogue')} id="catalogue">
        <p>{t('datasets:catalogueNote')}</p>
        <Downloads downloads={catalogue} labelledBy="catalogue" />
      </Section>
    </SectionPage>
  );
}
