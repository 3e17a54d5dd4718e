import { graphql } from 'gatsby';

import { Elsewhere } from '../components/elsewhere/elsewhere';
import { Titled } from '../components/titled/titled';
import { Questions } from '../components/questions/questions';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query Faq($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "citizens", "documents", "people"] } }) {
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

export default function Faq({ pageContext: { page } }: TemplateProps<'faq'>) {
  const t = useMessages();
  const { section, topics, elsewhere } = page.body;
  return (
    <SectionPage page={page} section={section}>
      {topics.length === 0 && <p>{t('citizens:faqEmpty')}</p>}
      {topics.map(({ topic, questions }) => (
        <Titled key={topic} title={topic ?? t('citizens:otherQuestions')}>
          <Questions questions={questions} level={3} />
        </Titled>
      ))}
      <Elsewhere count={elsewhere} />
    </SectionPage>
  );
}
