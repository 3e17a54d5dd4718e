import type { Locale } from '@ochiq/contract/routing/locales';
import type { ServiceBody } from '@ochiq/pages/page-builders/services';

import { useMessages } from '../../i18n/use-messages';
import { ActionLink } from '../link/link';
import { CardList } from '../card-list/card-list';
import { DocumentCard } from '../document-card/document-card';
import { ContactText, ContactParagraphs } from '../contact-text/contact-text';
import { RichText } from '../rich-text/rich-text';
import { TableOfContents } from '../table-of-contents/table-of-contents';
import { Section } from '../section/section';
import { FactsLayout } from '../facts-layout/facts-layout';
import { getLangAttribute } from '../../i18n/get-lang-attribute';
import * as styles from './steps.module.css';
import { FactRows } from '../fact-rows/fact-rows';
import { TextWithLang } from '../inline-text/inline-text';

/** A service with all its details. */
type ServiceFull = NonNullable<ServiceBody['service']>;

/** Renders the term, the fee and the contact of a service. */
function ServiceFacts({ service: { kind, term, fee, contact }, lang }: { service: ServiceFull; lang: Locale | null }) {
  const t = useMessages();
  const words = (text: string | null) => text && <TextWithLang lang={lang}>{text}</TextWithLang>;
  return (
    <FactRows
      rows={[
        [t('services:term'), words(term)],
        [t('services:fee'), words(fee)],
        [t('services:contact'), contact && <ContactText lang={lang}>{contact}</ContactText>],
        [t('services:kindLabel'), t(`services:kind.${kind}`)],
      ]}
    />
  );
}

/** Renders the steps in order; the style draws the numbers, and the list knows them. */
function Steps({ steps, lang }: { steps: ServiceFull['steps']; lang: Locale | null }) {
  return (
    <ol className={styles.steps} lang={getLangAttribute(lang)}>
      {steps.map(({ title, details }, index) => (
        <li key={index} className={styles.step}>
          <b className={styles.title}>{title}</b>
          {details !== null && <p>{details}</p>}
        </li>
      ))}
    </ol>
  );
}

/** Renders a service below its heading, in the order of an applicant's questions. */
export function ServiceDetails({ service, lang }: { service: ServiceFull; lang: Locale | null }) {
  const t = useMessages();
  const { whoCanApply, documentsNeeded, steps, result, legalBasis, appealRoute, apply } = service;
  const parts = [
    { id: 'who', label: t('services:whoCanApply'), content: whoCanApply !== null && <ContactParagraphs text={whoCanApply} lang={lang} /> },
    {
      id: 'papers',
      label: t('services:documentsNeeded'),
      content: documentsNeeded && <RichText text={documentsNeeded} lang={lang} level={3} />,
    },
    { id: 'steps', label: t('services:steps'), content: steps.length > 0 && <Steps steps={steps} lang={lang} /> },
    { id: 'result', label: t('services:result'), content: result !== null && <ContactParagraphs text={result} lang={lang} /> },
    {
      id: 'refusal',
      label: t('services:appealRoute'),
      content: appealRoute !== null && <ContactParagraphs text={appealRoute} lang={lang} />,
    },
    {
      id: 'basis',
      label: t('documents:legalBasis'),
      content: legalBasis.length > 0 && (
        <CardList items={legalBasis} empty={t('documents:empty')}>
          {(document) => <DocumentCard document={document} level={3} />}
        </CardList>
      ),
    },
  ].filter(({ content }) => content);
  return (
    <FactsLayout
      action={apply && <ActionLink href={apply.href}>{t('services:apply')}</ActionLink>}
      facts={<ServiceFacts service={service} lang={lang} />}
      contents={<TableOfContents anchors={new Map(parts.map((part) => [part, part]))} lang={null} />}
    >
      {parts.map(({ id, label, content }) => (
        <Section key={id} id={id} title={label}>
          {content}
        </Section>
      ))}
    </FactsLayout>
  );
}
