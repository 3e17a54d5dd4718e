import { graphql } from 'gatsby';

import { FormReceipt } from '../components/form-outcome/form-receipt';
import { LinkList } from '../components/link-list/link-list';
import { Titled } from '../components/titled/titled';
import { nextWords } from '../features/forms/next-words';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
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

/** Where a reader is led whose form was taken without a script. */
export default function Sent({ pageContext: { page } }: TemplateProps<'sent'>) {
  const t = useMessages();
  const { form, back, word } = page.body;
  const home = { label: t('common:failed.backHome'), path: page.shell.home, lang: null };
  return (
    <PageTemplate page={page} asked={false} title={t(`problems:${word}`)}>
      {form === 'appeal' && <FormReceipt receipt={null} level={2} />}
      <Titled title={t('forms:next.title')}>
        <p>{t(nextWords[form])}</p>
        <LinkList links={[back, home]} />
      </Titled>
    </PageTemplate>
  );
}
