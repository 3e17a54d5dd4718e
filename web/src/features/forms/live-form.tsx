import { behaviour } from '@ochiq/contract/behaviour';
import type { FormProblem } from '@ochiq/contract/forms/check-form';
import type { FormName } from '@ochiq/contract/forms/forms';
import { useEffect, useRef, useState, type MutableRefObject } from 'react';
import { createPortal } from 'react-dom';
import type { FormResponse } from '@ochiq/contract/forms/wire';

import { getOutcomeId } from '../../components/form-field/get-field-ids';
import { getRefusalText } from '../../components/form-problems/problem-texts';
import { AppealStatus } from '../../components/form-outcome/form-outcome';
import type { HeadingLevel } from '../../components/heading/heading';
import { waitAtLeast } from '../../http/wait-at-least';
import { createHttpClient, type Failure } from '../../http/client';
import { useMessages } from '../../i18n/use-messages';
import { useOnline } from '../../network-status/use-online';
import * as styles from './live-form.module.css';
import { readFiles, useCheckedForm } from './use-checked-form';
import { LiveProblems } from './live-problems';
import { loadPage } from './load-page';
import { createProof } from './create-proof';
import { createFormSender, type Sender, type FormFields } from './send-form';
import { ShowPasswords } from './show-passwords';
import { SentMessage } from './sent-message';

/** The state of a form. */
type Outcome =
  | (Exclude<FormResponse, { outcome: 'problems' | 'signed-in' }> & Pick<Failure, 'requestId'>)
  | { outcome: 'filling' }
  | { outcome: 'sending' }
  | { outcome: 'offline' };

/** Converts a failed request to the outcome that the reader sees; an aborted one shows nothing. */
function toOutcome({ reason, requestId }: Failure): Outcome {
  if (reason === 'aborted') return { outcome: 'filling' };
  if (reason === 'offline') return { outcome: 'offline' };
  return { outcome: 'refused', reason: 'failed', ...(requestId !== undefined && { requestId }) };
}

export type LiveFormProps = {
  form: FormName;
  id: string;
  level: HeadingLevel;
  element: HTMLFormElement;
  /** The button that submitted the form before this was loaded, if any did. */
  submitter: MutableRefObject<HTMLElement | null | undefined>;
};

const none: readonly FormProblem[] = [];

/** Validates and sends a form without leaving the page, and shows the outcome. */
export function LiveForm({ form, id, level, element, submitter }: LiveFormProps) {
  const t = useMessages();
  const isOnline = useOnline();
  const [state, setState] = useState<Outcome>({ outcome: 'filling' });
  const sender = useRef<Sender | null>(null);
  const isBusy = useRef(false);
  const statusElement = useRef<HTMLDivElement>(null);

  const onValid = async (fields: FormFields): Promise<readonly FormProblem[]> => {
    // A double click counts once.
    if (isBusy.current || !sender.current) return none;
    if (!navigator.onLine) {
      setState({ outcome: 'offline' });
      return none;
    }
    isBusy.current = true;
    setState({ outcome: 'sending' });
    const result = await waitAtLeast(behaviour.fetchMinimumMs, sender.current(fields, readFiles(element)));
    isBusy.current = false;
    if (form === 'login' && 'outcome' in result && result.outcome === 'sent') {
      loadPage(new URL('../account', element.action).href);
      return none;
    }
    if (!('outcome' in result)) setState(toOutcome(result));
    else if (result.outcome === 'signed-in') setState({ outcome: 'refused', reason: 'failed' });
    else if (result.outcome !== 'problems') setState(result);
    else {
      setState({ outcome: 'filling' });
      return result.problems;
    }
    return none;
  };
  const { problems, submitCount } = useCheckedForm({ form, element, onValid });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    sender.current = createFormSender({
      httpClient: createHttpClient(''),
      address: element.action,
      createProof: () => createProof(form, signal),
      signal,
    });
    const button = submitter.current;
    if (button !== undefined) element.requestSubmit(button);
    return () => {
      leaving.abort();
    };
  }, [element, form, submitter]);

  const { outcome } = state;
  useEffect(() => {
    element.toggleAttribute('hidden', outcome === 'sent');
    for (const button of element.querySelectorAll('button')) button.setAttribute('aria-busy', String(outcome === 'sending'));
    statusElement.current?.focus();
  }, [outcome, element]);

  const place = document.getElementById(getOutcomeId(id));
  const statusText = outcome === 'sending' ? t('problems:sending') : !isOnline && t('problems:offline');
  const failed = outcome === 'refused' ? t(getRefusalText(form, state.reason)) : outcome === 'offline' && isOnline && t('problems:failed');
  // For failures only: a reader who reports one can name the request id.
  const number = outcome === 'refused' && state.reason === 'failed' ? state.requestId : undefined;
  return (
    <>
      {outcome !== 'sent' && <LiveProblems form={form} id={id} problems={problems} submitCount={submitCount} />}
      {outcome === 'sent' && <SentMessage statusRef={statusElement} form={form} receipt={state.receipt} level={level} />}
      {outcome === 'state' && problems.length === 0 && <AppealStatus statusRef={statusElement} state={state.state} level={level} />}
      <ShowPasswords form={form} id={id} />
      {place &&
        createPortal(
          <>
            <p role="status">{statusText}</p>
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
