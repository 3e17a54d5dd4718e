import { graphql } from 'gatsby';

import { CardList } from '../components/card-list/card-list';
import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { ProjectCard } from '../components/project-card/project-card';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query ProjectList($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "documents", "people", "projects"] } }
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

export default function ProjectList({ pageContext: { page } }: TemplateProps<'project-list'>) {
  const t = useMessages();
  const { section, projects, elsewhere } = page.body;
  return (
    <SectionPage page={page} section={section}>
      <CardList items={projects} empty={t('projects:empty')}>
        {(project) => <ProjectCard project={project} level={2} />}
      </CardList>
      <OtherLanguagesCount count={elsewhere} />
    </SectionPage>
  );
}
