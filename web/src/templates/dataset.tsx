import { graphql } from 'gatsby';

import { DatasetFacts, DatasetLicence } from '../components/dataset-facts/dataset-facts';
import { Section } from '../components/section/section';
import { ContactParagraphs } from '../components/contact-text/contact-text';
import { DatasetResource } from '../components/dataset-resource/dataset-resource';
import { FactsLayout } from '../components/facts-layout/facts-layout';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Dataset($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "datasets"] } }, sort: { ns: ASC }) {
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
  const { label, description, licence, resources } = dataset;
  return (
    <PageTemplate page={page} title={label} lang={lang}>
      <FactsLayout facts={<DatasetFacts dataset={dataset} licence={<DatasetLicence licence={licence} lang={lang} />} />}>
        <Section title={t('datasets:description')}>
          <ContactParagraphs text={description} lang={lang} />
        </Section>
        <Section title={t('datasets:resources')}>
          {resources.map((resource) => (
            <DatasetResource key={resource.title} resource={resource} lang={lang} />
          ))}
        </Section>
      </FactsLayout>
    </PageTemplate>
  );
}
