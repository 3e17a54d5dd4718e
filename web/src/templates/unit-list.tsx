import { graphql } from 'gatsby';

import { CardList } from '../components/card-list/card-list';
import { Elsewhere } from '../components/elsewhere/elsewhere';
import { Titled } from '../components/titled/titled';
import { UnitCard } from '../components/unit-card/unit-card';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query UnitList($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "documents", "people"] } }) {
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

export default function UnitList({ pageContext: { page } }: TemplateProps<'unit-list'>) {
  const t = useMessages();
  const { section, groups, elsewhere } = page.body;
  return (
    <SectionPage page={page} section={section}>
      {groups.length === 0 && <p>{t('common:emptyList')}</p>}
      {groups.map(({ kind, units }) => (
        <Titled key={kind} title={t(`people:unitKind.${kind}`)}>
          <CardList items={units} empty={t('common:emptyList')}>
            {(unit) => <UnitCard unit={unit} level={3} />}
          </CardList>
        </Titled>
      ))}
      <Elsewhere count={elsewhere} />
    </SectionPage>
  );
}
