import { graphql } from 'gatsby';

import { OtherLanguagesCount } from '../components/other-languages-count/other-languages-count';
import { EmptyList } from '../components/card-list/card-list';
import { FaqSearch } from '../features/faq/faq-search';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { SectionPage } from '../layouts/section-page';

export { Head } from '../layouts/head';

export const query = graphql`
  query Faq($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "citizens", "documents", "people"] } }
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

export default function Faq({ pageContext: { page } }: TemplateProps<'faq'>) {
  const t = useMessages();
  const { section, topics, elsewhere } = page.body;
  return (
    <SectionPage page={page} section={section}>
      {topics.length === 0 && <EmptyList>{t('citizens:faqEmpty')}</EmptyList>}
      {topics.length > 0 && <FaqSearch topics={topics} search={page.shell.search} contact={page.shell.footer.links.contact} />}
      <OtherLanguagesCount count={elsewhere} />
    </SectionPage>
  );
}
