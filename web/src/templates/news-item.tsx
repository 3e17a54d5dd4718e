import { graphql } from 'gatsby';

import { CommentList } from '../components/comment-list/comment-list';
import { NewsArticle } from '../components/news-article/news-article';
import { Section } from '../components/section/section';
import { FormSection } from '../features/forms/complete-form';
import { useMessages } from '../i18n/use-messages';
import { EmptyPage } from '../layouts/empty-page';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query NewsItem($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "forms", "news"] } }, sort: { ns: ASC }) {
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

export default function NewsItem({ pageContext: { page } }: TemplateProps<'news-item'>) {
  const t = useMessages();
  const { lang, news } = page.body;
  if (!news) return <EmptyPage page={page}>{t('news:empty')}</EmptyPage>;
  return (
    <PageTemplate page={page} title={news.title} lead={news.summary} lang={lang}>
      <NewsArticle news={news} lang={lang} dates={page.dates} />
      <Section title={t('forms:comments')}>
        <CommentList comments={news.comments} />
      </Section>
      <FormSection form="comment" page={page} values={{ news: news.id }} />
    </PageTemplate>
  );
}
