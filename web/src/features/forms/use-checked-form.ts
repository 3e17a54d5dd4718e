import { checkForm, type Problem, type ProblemCode } from '@ochiq/contract/forms/check-form';
import { fileField, findFileExcess, takesFiles } from '@ochiq/contract/forms/form-files';
import { forms, type FormName } from '@ochiq/contract/forms/forms';
import { useEffect, useRef } from 'react';
import { useForm, type Resolver } from 'react-hook-form';

import { controlsOf, fieldsOf, filesOf } from './form-controls';
import type { Sent } from './send-form';

type CheckedForm = {
  form: FormName;
  element: HTMLFormElement;
  /** Told of a form that is right, as it stands. */
  onRight: (fields: Sent) => Promise<readonly Problem[]>;
};

/** What is wrong with the chosen files before anybody has looked into them: too much is not even sent. */
const fileProblems = (element: HTMLFormElement): readonly Problem[] =>
  findFileExcess(filesOf(element).map(({ size }) => size)) === null ? [] : [{ field: fileField, code: 'files' }];

/**
 * Checks a form that stands on the page already, by the contract's rules: when it is sent, and from then on as it is
 * changed. What was typed before the script came counts.
 */
export function useCheckedForm({ form, element, onRight }: CheckedForm) {
  const button = useRef<HTMLElement | null>(null);
  const names = takesFiles(form) ? [...Object.keys(forms[form]), fileField] : Object.keys(forms[form]);
  const resolver: Resolver<Sent> = () => {
    const checked = checkForm(form, fieldsOf(element, button.current));
    const found = [...(checked.ok ? [] : checked.problems), ...fileProblems(element)];
    return { values: {}, errors: Object.fromEntries(found.map(({ field, code }) => [field, { type: code }])) };
  };
  const { register, handleSubmit, setError, formState } = useForm<Sent>({ resolver, shouldFocusError: false });
  const { errors, submitCount: tries } = formState;

  const isRight = async () => {
    const problems = await onRight(fieldsOf(element, button.current));
    for (const { field, code, said } of problems) setError(field, { type: code, ...(said !== undefined && { message: said }) });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    button.current = event.submitter;
    void handleSubmit(isRight)();
  };
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });

  useEffect(() => {
    const undo = new AbortController();
    const { signal } = undo;
    // Our own words, in the page's language, instead of the browser's.
    element.setAttribute('novalidate', '');
    for (const control of controlsOf(element, names)) {
      // Told of changes, but not given the field: what was typed before must stay as it is.
      const { onChange } = register(control.name);
      // Too long a text is told of, not cut.
      control.removeAttribute('maxlength');
      control.addEventListener('input', (event) => void onChange(event), { signal });
    }
    element.addEventListener(
      'submit',
      (event) => {
        latest.current(event);
      },
      { signal },
    );
    return () => {
      undo.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the form is the same as long as this is
  }, []);

  useEffect(() => {
    for (const control of controlsOf(element, names)) {
      if (errors[control.name]) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    }
  });

  const problems = names.flatMap((field): Problem[] => {
    const { type: code, message: said } = errors[field] ?? {};
    return code === undefined ? [] : [{ field, code: code as ProblemCode, said }];
  });
  return { problems, tries };
}
