import { graphql } from 'gatsby';

import { ActionLink } from '../components/link/link';
import { FileList } from '../components/file-list/file-list';
import { RichText } from '../components/rich-text/rich-text';
import { TenderFacts, TenderStatus } from '../components/offer-facts/offer-facts';
import { Section } from '../components/section/section';
import { ContactParagraphs } from '../components/contact-text/contact-text';
import { FactsLayout } from '../components/facts-layout/facts-layout';
import { OfferForm, offerFormId } from '../features/forms/offer-form';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Tender($language: String!) {
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

export default function Tender({ pageContext: { page } }: TemplateProps<'tender'>) {
  const t = useMessages();
  const { lang, tender } = page.body;
  const { id, state, label, subject, result, files } = tender;
  const isOpen = state === 'open';
  const action = (
    <>
      <TenderStatus tender={tender} />
      {isOpen && <ActionLink href={`#${offerFormId}`}>{t('offers:ask.title')}</ActionLink>}
    </>
  );
  return (
    <PageTemplate page={page} title={label} lang={lang}>
      <FactsLayout action={action} facts={<TenderFacts tender={tender} />}>
        {result !== null && (
          <Section title={t('offers:result')}>
            <ContactParagraphs text={result} lang={lang} />
          </Section>
        )}
        {subject && (
          <Section title={t('offers:subject')}>
            <RichText text={subject} lang={lang} level={3} />
          </Section>
        )}
        {files.length > 0 && (
          <Section title={t('common:files')}>
            <FileList files={files} lang={lang} />
          </Section>
        )}
        {isOpen && <OfferForm page={page} offer={id} purpose="ask" />}
      </FactsLayout>
    </PageTemplate>
  );
}
