import { graphql } from 'gatsby';

import { EmptyList } from '../components/card-list/card-list';
import { StructureChart } from '../components/structure-chart/structure-chart';
import { StructureTree } from '../components/structure-tree/structure-tree';
import { Section } from '../components/section/section';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query Structure($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "documents", "people"] } }, sort: { ns: ASC }) {
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

export default function Structure({ pageContext: { page } }: TemplateProps<'structure'>) {
  const t = useMessages();
  const { section, roots } = page.body;
  return (
    <SectionPage page={page} section={section}>
      {roots.length === 0 && <EmptyList>{t('common:emptyList')}</EmptyList>}
      {roots.length > 0 && (
        <>
          <StructureChart units={roots} />
          <Section title={t('people:asList')}>
            <StructureTree units={roots} />
          </Section>
        </>
      )}
    </SectionPage>
  );
}
