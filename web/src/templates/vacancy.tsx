import { graphql } from 'gatsby';

import { ActionLink } from '../components/link/link';
import { RichText } from '../components/rich-text/rich-text';
import { Section } from '../components/section/section';
import { VacancyFacts, VacancyStatus } from '../components/offer-facts/offer-facts';
import { FactsLayout } from '../components/facts-layout/facts-layout';
import { OfferForm, offerFormId } from '../features/forms/offer-form';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Vacancy($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "forms", "offers"] } }, sort: { ns: ASC }) {
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

export default function Vacancy({ pageContext: { page } }: TemplateProps<'vacancy'>) {
  const t = useMessages();
  const { lang, vacancy } = page.body;
  const { id, label, deadline, requirements, conditions, documentsNeeded, contact } = vacancy;
  const texts = [
    [t('offers:requirements'), requirements],
    [t('offers:conditions'), conditions],
    [t('offers:documentsNeeded'), documentsNeeded],
  ] as const;
  const isOpen = deadline.open;
  const action = (
    <>
      <VacancyStatus deadline={deadline} />
      {isOpen && <ActionLink href={`#${offerFormId}`}>{t('offers:apply.title')}</ActionLink>}
    </>
  );
  return (
    <PageTemplate page={page} title={label} lang={lang}>
      <FactsLayout action={action} facts={<VacancyFacts vacancy={vacancy} contact={contact} lang={lang} />}>
        {texts.map(
          ([title, text]) =>
            text && (
              <Section key={title} title={title}>
                <RichText text={text} lang={lang} level={3} />
              </Section>
            ),
        )}
        {isOpen && <OfferForm page={page} offer={id} purpose="apply" />}
      </FactsLayout>
    </PageTemplate>
  );
}
