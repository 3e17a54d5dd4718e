import { graphql } from 'gatsby';

import { GalleryList } from '../components/gallery-list/gallery-list';
import { ArticleCover } from '../components/news-article/article-cover';
import { RichText } from '../components/rich-text/rich-text';
import { Section } from '../components/section/section';
import { EmptyPage } from '../layouts/empty-page';
import { ProjectFacts } from '../components/project-facts/project-facts';
import { ProjectStages } from '../components/project-stages/project-stages';
import { FactsLayout } from '../components/facts-layout/facts-layout';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Project($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "projects"] } }, sort: { ns: ASC }) {
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

export default function Project({ pageContext: { page } }: TemplateProps<'project'>) {
  const t = useMessages();
  const { lang, project } = page.body;
  if (!project) return <EmptyPage page={page}>{t('projects:empty')}</EmptyPage>;
  const { label, summary, stage, body, gallery } = project;
  return (
    <PageTemplate page={page} title={label} lead={summary} lang={lang}>
      <FactsLayout action={<ProjectStages stage={stage} />} facts={<ProjectFacts project={project} lang={lang} />}>
        <ArticleCover story={project} lang={lang} />
        {body && <RichText text={body} lang={lang} />}
        {gallery.length > 0 && (
          <Section title={t('common:gallery')}>
            <GalleryList pictures={gallery} lang={lang} />
          </Section>
        )}
      </FactsLayout>
    </PageTemplate>
  );
}
