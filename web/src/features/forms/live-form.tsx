import { behaviour } from '@ochiq/contract/behaviour';
import type { Problem } from '@ochiq/contract/forms/check-form';
import type { FormName } from '@ochiq/contract/forms/forms';
import { useEffect, useRef, useState, type MutableRefObject } from 'react';
import { createPortal } from 'react-dom';

import { outcomeId } from '../../components/form-field/field-ids';
import { refusalText } from '../../components/form-problems/refusals';
import { FormState } from '../../components/form-outcome/form-state';
import type { HeadingLevel } from '../../components/heading/heading';
import { atLeast } from '../../http/at-least';
import { httpClient } from '../../http/client';
import { useMessages } from '../../i18n/use-messages';
import { useOnline } from '../../line/use-online';
import * as styles from './live-form.module.css';
import { filesOf } from './form-controls';
import { LiveProblems } from './live-problems';
import { loadPage } from './load-page';
import { outcomeOf, type Outcome } from './outcome';
import { prove } from './prove';
import { formSender, type Sender, type Sent } from './send-form';
import { ShowPasswords } from './show-passwords';
import { SentWords } from './sent-words';
import { useCheckedForm } from './use-checked-form';

export type LiveFormProps = {
  form: FormName;
  id: string;
  level: HeadingLevel;
  element: HTMLFormElement;
  /** The button that submitted the form before this was loaded, if any did. */
  sentBy: MutableRefObject<HTMLElement | null | undefined>;
};

const none: readonly Problem[] = [];

/** Validates and sends a form without leaving the page, and shows the outcome. */
export function LiveForm({ form, id, level, element, sentBy }: LiveFormProps) {
  const t = useMessages();
  const isOnline = useOnline();
  const [state, setState] = useState<Outcome>({ outcome: 'filling' });
  const sender = useRef<Sender | null>(null);
  const isBusy = useRef(false);
  const told = useRef<HTMLDivElement>(null);

  const onRight = async (fields: Sent): Promise<readonly Problem[]> => {
    // A double click counts once.
    if (isBusy.current || !sender.current) return none;
    if (!navigator.onLine) {
      setState({ outcome: 'offline' });
      return none;
    }
    isBusy.current = true;
    setState({ outcome: 'sending' });
    const answer = await atLeast(behaviour.fetchMinimumMs, sender.current(fields, filesOf(element)));
    isBusy.current = false;
    if (form === 'login' && 'outcome' in answer && answer.outcome === 'sent') {
      loadPage(new URL('../account', element.action).href);
      return none;
    }
    if (!('outcome' in answer)) setState(outcomeOf(answer));
    else if (answer.outcome === 'signed-in') setState({ outcome: 'refused', reason: 'failed' });
    else if (answer.outcome !== 'problems') setState(answer);
    else {
      setState({ outcome: 'filling' });
      return answer.problems;
    }
    return none;
  };
  const { problems, tries } = useCheckedForm({ form, element, onRight });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    sender.current = formSender({ ask: httpClient(''), address: element.action, prove: () => prove(form, signal), signal });
    const button = sentBy.current;
    if (button !== undefined) element.requestSubmit(button);
    return () => {
      leaving.abort();
    };
  }, [element, form, sentBy]);

  const { outcome } = state;
  useEffect(() => {
    element.toggleAttribute('hidden', outcome === 'sent');
    for (const button of element.querySelectorAll('button')) button.setAttribute('aria-busy', String(outcome === 'sending'));
    told.current?.focus();
  }, [outcome, element]);

  const place = document.getElementById(outcomeId(id));
  const said = outcome === 'sending' ? t('problems:sending') : !isOnline && t('problems:offline');
  const failed = outcome === 'refused' ? t(refusalText(form, state.reason)) : outcome === 'offline' && isOnline && t('problems:failed');
  // For failures only: a reader who reports one can name the request id.
  const number = outcome === 'refused' && state.reason === 'failed' ? state.requestId : undefined;
  return (
    <>
      {outcome !== 'sent' && <LiveProblems form={form} id={id} problems={problems} tries={tries} />}
      {outcome === 'sent' && <SentWords at={told} form={form} receipt={state.receipt} level={level} />}
      {outcome === 'state' && problems.length === 0 && <FormState at={told} state={state.state} level={level} />}
      <ShowPasswords form={form} id={id} />
      {place &&
        createPortal(
          <>
            <p role="status">{said}</p>
            {failed && problems.length === 0 && (
              <p className={styles.failed} role="alert">
                {failed}
              </p>
            )}
            {number !== undefined && problems.length === 0 && (
              <p>
                {t('common:failed.number')} <code>{number}</code>
              </p>
            )}
          </>,
          place,
        )}
    </>
  );
}
