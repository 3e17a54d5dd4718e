import { isFormWithFiles } from '@ochiq/contract/forms/form-files';
import { graphql, withPrefix } from 'gatsby';

import { FormReceipt } from '../components/form-outcome/form-outcome';
import { LinkList } from '../components/link-list/link-list';
import { Section } from '../components/section/section';
import { nextStepMessages } from '../features/forms/next-step-messages';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Sent($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "forms", "problems"] } }, sort: { ns: ASC }) {
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

/**
 * Renders the page that a reader is redirected to after submitting without a script. By itself it says that nothing was
 * sent; the edge shows the other words where the address proves that something was.
 */
export default function Sent({ pageContext: { page } }: TemplateProps<'sent'>) {
  const t = useMessages();
  const { form, path, back, word } = page.body;
  const home = { label: t('common:failed.backHome'), path: page.shell.home, lang: null };
  const name = t(`forms:title.${form}`);
  const heading = (
    <>
      <span data-unless="sent">{t('problems:unsent.title')}</span>
      <span hidden data-when="sent">
        {t(`problems:${word}`)}
      </span>
    </>
  );
  return (
    <PageTemplate page={page} feedback={false} title="" titleEnd={heading} crumb={name}>
      <div data-unless="sent">
        <p>{t('problems:unsent.text')}</p>
        <LinkList links={[{ label: name, path, lang: null }, home]} />
      </div>
      <div hidden data-when="sent">
        {isFormWithFiles(form) && <FormReceipt receipt={null} level={2} />}
        <Section title={t('forms:next.title')}>
          <p>{t(nextStepMessages[form])}</p>
          <p hidden data-when="back">
            <a data-href="back" href={withPrefix(back.path)}>
              {t('problems:back')}
            </a>
          </p>
          <LinkList links={[back, home]} />
        </Section>
      </div>
    </PageTemplate>
  );
}
