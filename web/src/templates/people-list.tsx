import { graphql } from 'gatsby';

import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { EmptyList } from '../components/card-list/card-list';
import { PersonRow } from '../components/person-row/person-row';
import { DividedList } from '../components/divided-list/divided-list';
import { Section } from '../components/section/section';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query PeopleList($language: String!) {
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

export default function PeopleList({ pageContext: { page } }: TemplateProps<'people-list'>) {
  const t = useMessages();
  const { section, groups, elsewhere } = page.body;
  return (
    <SectionPage page={page} section={section}>
      {groups.length === 0 && <EmptyList>{t('common:emptyList')}</EmptyList>}
      {groups.map(({ group, people }) => (
        <Section key={group} title={t(`people:group.${group}`)}>
          <DividedList items={people}>{(person) => <PersonRow person={person} level={3} />}</DividedList>
        </Section>
      ))}
      <OtherLanguagesCount count={elsewhere} />
    </SectionPage>
  );
}
