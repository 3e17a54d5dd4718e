import { isFormWithFiles } from '@ochiq/contract/forms/form-files';
import type { FormName } from '@ochiq/contract/forms/forms';
import { graphql, withPrefix } from 'gatsby';

import { FilesField } from '../components/form-field/files-field';
import { FieldProblems, FileProblems, HiddenProblems } from '../components/form-problems/hidden-problems';
import { AppealStatus } from '../components/form-outcome/form-outcome';
import { FormLinks } from '../features/forms/form-links';
import { CompleteForm } from '../features/forms/complete-form';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Form($language: String!) {
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

/** The forms at the end of every page. */
const aboutPages: ReadonlySet<FormName> = new Set(['feedback', 'error-report']);

/**
 * Renders a form on its own page. Without a script the edge responds with this page, filled in and with its problems
 * visible.
 */
export default function Form({ pageContext: { page } }: TemplateProps<'form'>) {
  const t = useMessages();
  const { form, others } = page.body;
  return (
    <PageTemplate page={page} feedback={!aboutPages.has(form)} title={t(`forms:title.${form}`)} lead={t(`forms:lead.${form}`)}>
      <HiddenProblems form={form} />
      <p hidden data-when="back">
        <a data-href="back" href={withPrefix(page.shell.home)}>
          {t('problems:back')}
        </a>
      </p>
      {form === 'appeal-status' && <AppealStatus state={null} level={2} />}
      <CompleteForm
        form={form}
        page={page}
        level={2}
        {...(isFormWithFiles(form) && { encType: 'multipart/form-data' })}
        renderProblems={(name, label, definition) => <FieldProblems name={name} label={label} field={definition} />}
      >
        {isFormWithFiles(form) && <FilesField form={form} problems={<FileProblems />} />}
      </CompleteForm>
      <FormLinks links={others} />
    </PageTemplate>
  );
}
