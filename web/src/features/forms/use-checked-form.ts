import { checkForm, type FormProblem, type ProblemCode } from '@ochiq/contract/forms/check-form';
import { fileField, findFileExcess, isFormWithFiles } from '@ochiq/contract/forms/form-files';
import { type FormName, forms } from '@ochiq/contract/forms/forms';
import { useEffect, useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';

import type { FormFields } from './send-form';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Returns the controls that the reader fills in. */
const getControls = (form: HTMLFormElement, names: readonly string[]): Control[] =>
  [...form.elements].filter(isControl).filter(({ name, type }) => type !== 'hidden' && names.includes(name));

/** Reads the current fields of a form, and the value of its button. */
function readFields(form: HTMLFormElement, button: HTMLElement | null): FormFields {
  const fields = new Map<string, string>();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.set(name, value);
  if (button instanceof HTMLButtonElement && button.name !== '') fields.set(button.name, button.value);
  return Object.fromEntries(fields);
}

/** Reads the chosen files. A field without a choice has one without a name. */
export const readFiles = (form: HTMLFormElement): readonly File[] =>
  new FormData(form).getAll(fileField).filter((value): value is File => value instanceof File && value.name !== '');

type CheckedForm = {
  form: FormName;
  element: HTMLFormElement;
  /** Called with the fields of a valid form. */
  onValid: (fields: FormFields) => Promise<readonly FormProblem[]>;
};

/** Returns the problems of the chosen files before sending: too large ones are not sent at all. */
const fileProblems = (element: HTMLFormElement): readonly FormProblem[] =>
  findFileExcess(readFiles(element).map(({ size }) => size)) === null ? [] : [{ field: fileField, code: 'files' }];

/**
 * Validates an existing form by the contract's rules: on submit, and from then on at each change. Values typed before
 * the script loaded count.
 */
export function useCheckedForm({ form, element, onValid }: CheckedForm) {
  const button = useRef<HTMLElement | null>(null);
  const names = isFormWithFiles(form) ? [...Object.keys(forms[form]), fileField] : Object.keys(forms[form]);
  const resolver: Resolver<FormFields> = () => {
    const checked = checkForm(form, readFields(element, button.current));
    const allProblems = [...(checked.ok ? [] : checked.problems), ...fileProblems(element)];
    return { values: {}, errors: Object.fromEntries(allProblems.map(({ field, code }) => [field, { type: code }])) };
  };
  const { register, handleSubmit, setError, formState } = useForm<FormFields>({ resolver, shouldFocusError: false });
  const { errors, submitCount } = formState;

  const handleValid = async () => {
    const problems = await onValid(readFields(element, button.current));
    for (const { field, code, said } of problems) setError(field, { type: code, ...(said !== undefined && { message: said }) });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    button.current = event.submitter;
    void handleSubmit(handleValid)();
  };
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });

  useEffect(() => {
    const undo = new AbortController();
    const { signal } = undo;
    // Our own messages, in the page's language, instead of the browser's.
    element.setAttribute('novalidate', '');
    for (const control of getControls(element, names)) {
      // React Hook Form receives changes, but not the element: values typed before must stay as they are.
      const { onChange } = register(control.name);
      // A text that is too long is reported, not cut.
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
    for (const control of getControls(element, names)) {
      if (errors[control.name]) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    }
  });

  const problems = names.flatMap((field): FormProblem[] => {
    const { type: code, message: said } = errors[field] ?? {};
    return code === undefined ? [] : [{ field, code: code as ProblemCode, said }];
  });
  return { problems, submitCount };
}
