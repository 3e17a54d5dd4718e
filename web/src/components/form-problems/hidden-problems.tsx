import type { FormField } from '@ochiq/contract/forms/form-field';
import { fileField, isFormWithFiles } from '@ochiq/contract/forms/form-files';
import { type FormName, forms } from '@ochiq/contract/forms/forms';

import { useMessages } from '../../i18n/use-messages';
import { getFieldIds } from '../form-field/get-field-ids';
import { getFieldLabel, type LabelKey } from '../form-field/field-labels';
import { RequestNumber } from '../request-number/request-number';
import { type ListedProblem, ProblemBox, ProblemList } from './problem-list';
import { getProblemText, getRefusalText, listProblemCodes, refusals } from './problem-texts';

/** Renders all possible problems of a field, hidden: the edge reveals those that apply. */
export function FieldProblems({ name, label, field: definition }: { name: string; label: LabelKey; field: FormField }) {
  const t = useMessages();
  return (
    <>
      {listProblemCodes(definition).map((code) => (
        <p key={code} hidden data-when={`problem:${name}:${code}`}>
          {getProblemText(t, code, label, definition)}
        </p>
      ))}
    </>
  );
}

/**
 * Renders the messages about files, hidden: the edge inserts why each was refused, and reveals that browsers do not
 * keep the choice.
 */
export function FileProblems() {
  const t = useMessages();
  return (
    <>
      <p hidden data-when="problem:files:files" data-slot="said:files">
        {t('problems:files')}
      </p>
      <p hidden data-when="problems refused">
        {t('problems:filesAgain')}
      </p>
    </>
  );
}

/** Renders all reasons for a refusal, hidden: the edge, which has no texts, reveals those that apply. */
export function HiddenProblems({ form }: { form: FormName }) {
  const t = useMessages();
  const problems = Object.entries<FormField>(forms[form]).flatMap(([field, definition]): ListedProblem[] => {
    const label = getFieldLabel(form, field);
    if (label === null) return [{ field, id: null, text: t('problems:link'), when: `problem:${field}` }];
    const { id } = getFieldIds(form, field);
    return listProblemCodes(definition).map((code) => ({
      field,
      id,
      text: getProblemText(t, code, label, definition),
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
