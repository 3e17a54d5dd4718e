import type { FormName } from '@ochiq/contract/forms/forms';
import type { Page } from '@ochiq/pages/page';
import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';

import { outcomeId } from '../../components/form-field/field-ids';
import type { HeadingLevel } from '../../components/heading/heading';
import * as styles from './waking-form.module.css';

/**
 * The state of the chunk that validates and sends a form; numbers are shorter than words in what every page carries.
 */
const asleep = 0;
const waking = 1;
const awake = 2;

export type FormPlace = {
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
export function WakingForm({
  form,
  id = form,
  page,
  level = 3,
  look,
  label,
  encType,
  children,
}: FormPlace & { look?: string | undefined; label?: string; children: ReactNode }) {
  const { path, locale } = page;
  const state = useRef<0 | 1 | 2>(asleep);
  /** The button that submitted the form before the chunk was loaded, if any did. */
  const sentBy = useRef<HTMLElement | null>();
  const [live, setLive] = useState<ReactElement | null>(null);

  const plain = useRef<HTMLFormElement>(null);

  const wake = (element: HTMLFormElement) => {
    if (state.current !== asleep) return;
    state.current = waking;
    import('./wake-form')
      .then(({ wakeForm }) => wakeForm({ form, id, level, locale, element, sentBy }))
      .then(
        (part) => {
          state.current = awake;
          setLive(part);
        },
        () => {
          const button = sentBy.current;
          state.current = asleep;
          sentBy.current = undefined;
          // Offline the browser would leave the page, and what was typed with it.
          if (button === undefined || !navigator.onLine) return;
          state.current = awake;
          element.requestSubmit(button);
        },
      );
  };
  const touched = (event: SyntheticEvent<HTMLFormElement, Event & { submitter?: HTMLElement | null }>) => {
    // A default in the pattern keeps the code small, since every page carries it.
    const {
      type,
      currentTarget: element,
      nativeEvent: { submitter = null },
    } = event;
    if (state.current === awake) return;
    // Also an invalid form, which the browser would report in its own words.
    if (type === 'submit' || type === 'invalid') {
      event.preventDefault();
      sentBy.current ??= submitter;
    }
    wake(element);
  };
  useEffect(() => {
    // A reader who was faster than the scripts is typing already, and triggers no further event.
    if (plain.current?.contains(document.activeElement)) wake(plain.current);
  });
  return (
    <>
      {live}
      <form
        ref={plain}
        className={[styles.form, look].join(' ')}
        method="post"
        encType={encType}
        aria-label={label}
        action={withPrefix(`/${locale}/forms/${form}`)}
        onFocusCapture={touched}
        onPointerDownCapture={touched}
        onSubmit={touched}
        onInvalidCapture={touched}
      >
        {children}
        <div id={outcomeId(id)} />
        <input type="hidden" name="page" value={path} />
        <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      </form>
    </>
  );
}
