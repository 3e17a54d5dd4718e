import type { FormField } from '@ochiq/contract/forms/form-field';
import { fileField, isFormWithFiles } from '@ochiq/contract/forms/form-files';
import { forms, type FormName } from '@ochiq/contract/forms/forms';

import { useMessages } from '../../i18n/use-messages';
import { getFieldIds } from '../form-field/get-field-ids';
import { getFieldLabel } from '../form-field/field-words';
import { RequestNumber } from '../request-number/request-number';
import { ProblemBox } from './problem-box';
import { ProblemList, type ListedProblem } from './problem-list';
import { listProblemCodes, getProblemText } from './get-problem-text';
import { refusals, getRefusalText } from './refusals';

/** Renders all reasons for a refusal, hidden: the edge, which has no texts, reveals those that apply. */
export function HiddenProblems({ form }: { form: FormName }) {
  const t = useMessages();
  const problems = Object.entries<FormField>(forms[form]).flatMap(([field, facts]): ListedProblem[] => {
    const word = getFieldLabel(form, field);
    if (word === null) return [{ field, id: null, text: t('problems:link'), when: `problem:${field}` }];
    const { id } = getFieldIds(form, field);
    return listProblemCodes(facts).map((code) => ({
      field,
      id,
      text: getProblemText(t, code, word, facts),
      when: `problem:${field}:${code}`,
    }));
  });
  const ofFiles = { field: fileField, id: getFieldIds(form, fileField).id, text: t('problems:files'), when: `problem:${fileField}` };
  return (
    <>
      <ProblemBox when="problems">
        <ProblemList problems={isFormWithFiles(form) ? [...problems, ofFiles] : problems} />
      </ProblemBox>
      <ProblemBox when="refused">
        {refusals.map((reason) => (
          <p key={reason} hidden data-when={`refused:${reason}`}>
            {t(getRefusalText(form, reason))}
          </p>
        ))}
        <div hidden data-when="refused:failed">
          <RequestNumber label={t('common:failed.number')} />
        </div>
      </ProblemBox>
    </>
  );
}
