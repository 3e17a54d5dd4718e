import { graphql } from 'gatsby';

import { CardList, EmptyList } from '../components/card-list/card-list';
import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { PersonCard } from '../components/person-card/person-card';
import { Section } from '../components/section/section';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query PeopleCards($language: String!) {
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

export default function PeopleCards({ pageContext: { page } }: TemplateProps<'people-cards'>) {
  const t = useMessages();
  const { section, groups, elsewhere } = page.body;
  return (
    <SectionPage page={page} section={section}>
      {groups.length === 0 && <EmptyList>{t('common:emptyList')}</EmptyList>}
      {groups.map(({ group, people }) => (
        <Section key={group} title={t(`people:group.${group}`)}>
          <CardList items={people} empty={t('common:emptyList')} narrow>
            {(person) => <PersonCard person={person} level={3} />}
          </CardList>
        </Section>
      ))}
      <OtherLanguagesCount count={elsewhere} />
    </SectionPage>
  );
}
