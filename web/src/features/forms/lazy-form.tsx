import type { FormName } from '@ochiq/contract/forms/forms';
import type { Page } from '@ochiq/pages/page';
import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';

import { getOutcomeId } from '../../components/form-field/get-field-ids';
import type { HeadingLevel } from '../../components/heading/heading';
import * as styles from './lazy-form.module.css';

/**
 * The state of the chunk that validates and sends a form; numbers are shorter than words in what every page carries.
 */
const idle = 0;
const loading = 1;
const ready = 2;

export type LazyFormProps = {
  form: FormName;
  /** The form's id on the page, where it is not the form's own name: ids are unique. */
  id?: string;
  page: Pick<Page, 'path' | 'locale'>;
  /** The level of a heading in the outcome. */
  level?: HeadingLevel;
  /** The encoding of a browser without scripts, for forms with files. */
  encType?: 'multipart/form-data';
};

/**
 * Renders a plain form, which works without a script. The chunk that validates and sends it in the page is loaded when
 * the reader first interacts with it; where that fails, the form is submitted by the browser.
 */
export function LazyForm({
  form,
  id = form,
  page,
  level = 3,
  className,
  label,
  encType,
  children,
}: LazyFormProps & { className?: string | undefined; label?: string; children: ReactNode }) {
  const { path, locale } = page;
  const state = useRef<0 | 1 | 2>(idle);
  /** The button that submitted the form before the chunk was loaded, if any did. */
  const submitterRef = useRef<HTMLElement | null>();
  const [liveForm, setLiveForm] = useState<ReactElement | null>(null);

  const formRef = useRef<HTMLFormElement>(null);

  const loadForm = (element: HTMLFormElement) => {
    if (state.current !== idle) return;
    state.current = loading;
    import('./load-live-form')
      .then(({ loadLiveForm }) => loadLiveForm({ form, id, level, locale, element, submitter: submitterRef }))
      .then(setLiveForm, () => {
        const button = submitterRef.current;
        state.current = idle;
        submitterRef.current = undefined;
        // Offline the browser would leave the page, and what was typed with it.
        if (button === undefined || !navigator.onLine) return;
        state.current = ready;
        element.requestSubmit(button);
      });
  };
  const handleInteraction = (event: SyntheticEvent<HTMLFormElement, Event & { submitter?: HTMLElement | null }>) => {
    // A default in the pattern keeps the code small, since every page carries it.
    const {
      type,
      currentTarget: element,
      nativeEvent: { submitter = null },
    } = event;
    if (state.current === ready) return;
    // Also an invalid form, which the browser would report in its own words.
    if (type === 'submit' || type === 'invalid') {
      event.preventDefault();
      submitterRef.current ??= submitter;
    }
    loadForm(element);
  };
  useEffect(() => {
    // Until the chunk listens itself, which it does in this commit, what is submitted is held for it.
    if (liveForm) state.current = ready;
    // A reader who was faster than the scripts is typing already, and triggers no further event.
    if (formRef.current?.contains(document.activeElement)) loadForm(formRef.current);
  });
  return (
    <>
      {liveForm}
      <form
        ref={formRef}
        className={[styles.form, className].join(' ')}
        method="post"
        encType={encType}
        aria-label={label}
        action={withPrefix(`/${locale}/forms/${form}`)}
        onFocusCapture={handleInteraction}
        onPointerDownCapture={handleInteraction}
        onSubmit={handleInteraction}
        onInvalidCapture={handleInteraction}
      >
        {children}
        <div id={getOutcomeId(id)} />
        <input type="hidden" name="page" value={path} />
        <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      </form>
    </>
  );
}
