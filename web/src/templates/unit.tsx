import { graphql } from 'gatsby';

import { FactRows } from '../components/fact-rows/fact-rows';
import { Link } from '../components/link/link';
import { LinkList } from '../components/link-list/link-list';
import { PersonCard } from '../components/person-card/person-card';
import { RichText } from '../components/rich-text/rich-text';
import { Section } from '../components/section/section';
import { UnitFacts } from '../components/unit-row/unit-row';
import { FactsLayout } from '../components/facts-layout/facts-layout';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Unit($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "people"] } }, sort: { ns: ASC }) {
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

export default function Unit({ pageContext: { page } }: TemplateProps<'unit'>) {
  const t = useMessages();
  const { lang, unit } = page.body;
  const { label, summary, head, body, parent, children } = unit;
  return (
    <PageTemplate page={page} title={label} lead={summary} lang={lang}>
      <FactsLayout
        facts={
          <>
            <UnitFacts unit={unit} lang={lang} />
            {parent && (
              <FactRows
                rows={[
                  [
                    t('people:parent'),
                    <Link key="parent" to={parent.path} lang={parent.lang}>
                      {parent.label}
                    </Link>,
                  ],
                ]}
              />
            )}
          </>
        }
      >
        {body && <RichText text={body} lang={lang} />}
        {head && (
          <Section title={t('people:head')}>
            <PersonCard person={head} level={3} brief />
          </Section>
        )}
        {children.length > 0 && (
          <Section title={t('people:children')}>
            <LinkList links={children} />
          </Section>
        )}
      </FactsLayout>
    </PageTemplate>
  );
}
