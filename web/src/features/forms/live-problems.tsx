import type { FormProblem } from '@ochiq/contract/forms/check-form';
import { fileField } from '@ochiq/contract/forms/form-files';
import type { FormField } from '@ochiq/contract/forms/form-field';
import { forms, type FormName } from '@ochiq/contract/forms/forms';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { getFieldIds } from '../../components/form-field/get-field-ids';
import { getFieldLabel } from '../../components/form-field/field-labels';
import { ProblemBox, ProblemList } from '../../components/form-problems/problem-list';
import { getProblemText } from '../../components/form-problems/problem-texts';
import { useMessages } from '../../i18n/use-messages';

type LiveProblemsProps = {
  form: FormName;
  id: string;
  problems: readonly FormProblem[];
  /** How often the form was submitted: each time the problems receive the focus. */
  submitCount: number;
};

/** Renders the problems: all of them above the form, and each at its field. */
export function LiveProblems({ form, id, problems, submitCount }: LiveProblemsProps) {
  const t = useMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount > 0) box.current?.focus();
  }, [submitCount]);
  const definition: Readonly<Record<string, FormField>> = forms[form];
  const shown = problems.flatMap(({ field, code, said }) => {
    const label = getFieldLabel(form, field);
    const known = definition[field];
    const { id: at, problem } = getFieldIds(id, field);
    if (field === fileField) return [{ field, id: at, problem, text: t('problems:files'), said }];
    if (!known) return [];
    const text = label === null ? t('problems:link') : getProblemText(t, code, label, known);
    return [{ field, id: label && at, problem, text, said }];
  });
  if (shown.length === 0) return null;
  return (
    <>
      <ProblemBox boxRef={box}>
        <ProblemList problems={shown} onSelect={(field) => document.getElementById(getFieldIds(id, field).id)?.focus()} />
      </ProblemBox>
      {shown.map(({ field, problem, text, said = text }) => {
        const place = document.getElementById(problem);
        return place && createPortal(<p>{said}</p>, place, field);
      })}
    </>
  );
}
