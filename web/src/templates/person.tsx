import { graphql } from 'gatsby';

import { Portrait } from '../components/portrait/portrait';
import { RichText } from '../components/rich-text/rich-text';
import { Section } from '../components/section/section';
import { PersonFacts } from '../components/contact-facts/contact-facts';
import { ContactParagraphs } from '../components/contact-text/contact-text';
import { LaborActivity, PortraitLayout } from '../components/person-page/person-page';
import { Status } from '../components/status/status';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Person($language: String!) {
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

export default function Person({ pageContext: { page } }: TemplateProps<'person'>) {
  const t = useMessages();
  const { lang, person, unit, biography, laborActivity, tasks } = page.body;
  return (
    <PageTemplate page={page} title={person.name} lead={person.position} lang={lang}>
      <PortraitLayout
        portrait={<Portrait person={person} />}
        facts={
          <>
            {person.acting && <Status tone="plain">{t('people:acting')}</Status>}
            <PersonFacts person={person} unit={unit} />
          </>
        }
      >
        {tasks.length > 0 && (
          <Section title={t('people:tasks')}>
            <ContactParagraphs text={tasks} lang={lang} />
          </Section>
        )}
        {biography && (
          <Section title={t('people:biography')}>
            <RichText text={biography} lang={lang} level={3} />
          </Section>
        )}
        {laborActivity.length > 0 && (
          <Section title={t('people:laborActivity')}>
            <LaborActivity entries={laborActivity} lang={lang} />
          </Section>
        )}
      </PortraitLayout>
    </PageTemplate>
  );
}
