import type { FormName } from '@ochiq/contract/forms/forms';
import type { Page } from '@ochiq/pages/page';
import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';

import { outcomeId } from '../../components/form-field/field-ids';
import type { HeadingLevel } from '../../components/heading/heading';
import * as styles from './waking-form.module.css';

/** How far the part that checks and sends a form has come; numbers are shorter than words in what every page carries. */
const asleep = 0;
const waking = 1;
const awake = 2;

export type FormPlace = {
  form: FormName;
  /** The form's name on the page, where it is not the form's own: no two things on a page share an identifier. */
  id?: string;
  page: Pick<Page, 'path' | 'locale'>;
  /** Of a heading in what comes of it. */
  level?: HeadingLevel;
  /** How a browser without scripts writes it down, where it brings files. */
  encType?: 'multipart/form-data';
};

/**
 * A plain form, which works without a script. The part that checks and sends it in the page is brought when the
 * reader first touches it; where that does not come, the form is sent as it is.
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
  /** The button that sent the form before there was anybody to send it, if it was sent. */
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
          // Without a line the browser would leave the page, and what was written with it.
          if (button === undefined || !navigator.onLine) return;
          state.current = awake;
          element.requestSubmit(button);
        },
      );
  };
  const touched = (event: SyntheticEvent<HTMLFormElement, Event & { submitter?: HTMLElement | null }>) => {
    // A default in the pattern: what every page carries has no room for more.
    const {
      type,
      currentTarget: element,
      nativeEvent: { submitter = null },
    } = event;
    if (state.current === awake) return;
    // Also one that the browser would not send, and would say so in its own words.
    if (type === 'submit' || type === 'invalid') {
      event.preventDefault();
      sentBy.current ??= submitter;
    }
    wake(element);
  };
  useEffect(() => {
    // Who was quicker than the scripts is in the midst of it, and touches nothing more.
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
