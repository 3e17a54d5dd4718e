import type { Fields } from '@ochiq/contract/fields/field';
import { useForm } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { FormValues } from '../merge/form-values.ts';
import { subscribeToSaves } from '../saving/save-events.ts';
import { browserCopies, mayStoreFor, storePerson } from './browser-copies.ts';
import { type Autosaver, createAutosaver } from './create-autosaver.ts';
import { useRetainedTyping } from './use-retained-typing.ts';
import { findChanges, getCopyKey, isTooLarge, listUnsaved, type CopiedForm, type LocalCopy } from './local-copy.ts';

/** What a browser has of the text that is not saved. */
export type CopyState = { kind: 'stored'; at: number } | { kind: 'broken' | 'too-large' } | null;

/** Behind the key of a copy: what is typed while the editor has not decided about an older one. */
const secondSuffix = ' 2';

type Options = { form: CopiedForm; versionKey: string; fields: Fields };

/**
 * Stores what is typed in a form in the browser, and finds what an earlier form has left there.
 * @returns the state of the copy, and the one that was found until it is answered
 */
export function useLocalCopy({ form, versionKey, fields }: Options) {
  const values = useForm('useLocalCopy', (state) => state.values) as FormValues;
  const initial = useForm('useLocalCopy', (state) => state.initialValues) as FormValues;
  const isModified = useForm('useLocalCopy', ({ modified }) => modified);
  const isSubmitting = useForm('useLocalCopy', (state) => state.isSubmitting);
  const [state, setState] = useState<CopyState>(null);
  const [offered, setOffered] = useState<LocalCopy | null>(null);
  const key = getCopyKey(form);
  const { user } = form;

  const latest = useRef({ values, initial, offered });
  useEffect(() => {
    latest.current = { values, initial, offered };
  }, [values, initial, offered]);

  const store = useCallback(
    ({ values: typed, initial: opened }: Pick<typeof latest.current, 'values' | 'initial'>) => {
      const changes = findChanges(opened, typed);
      if (Object.keys(changes).length === 0 || !mayStoreFor(user)) return;
      if (isTooLarge(changes)) {
        setState({ kind: 'too-large' });
        return;
      }
      const storedAt = Date.now();
      browserCopies.put({ key: latest.current.offered ? key + secondSuffix : key, user, storedAt, changes }).then(
        () => setState({ kind: 'stored', at: storedAt }),
        () => setState({ kind: 'broken' }),
      );
    },
    [key, user],
  );
  const autosaver = useRef<Autosaver | null>(null);
  useEffect(() => {
    autosaver.current = createAutosaver(() => store(latest.current));
  }, [store]);
  const isDiscarded = useRef(false);
  const mayRetain = useCallback(() => !isDiscarded.current, []);
  useRetainedTyping(fields, mayRetain, store);

  useEffect(() => {
    if (isModified && !isSubmitting) autosaver.current?.noteChange();
  }, [isModified, isSubmitting, values]);

  useEffect(() => storePerson(user), [user]);

  // A page that is hidden may never be shown again.
  useEffect(() => {
    const flush = () => autosaver.current?.flush();
    window.addEventListener('pagehide', flush);
    window.document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      window.document.removeEventListener('visibilitychange', flush);
    };
  }, []);

  useEffect(
    () =>
      subscribeToSaves((saved, event) => {
        if (saved !== versionKey) return;
        isDiscarded.current = event === 'discarded';
        autosaver.current?.cancel();
        setState(null);
        browserCopies.remove(latest.current.offered ? key + secondSuffix : key).catch(() => undefined);
      }),
    [key, versionKey],
  );

  /** Looks for a copy that the form lacks; one that was saved in another way is removed. */
  const look = useCallback(async () => {
    for (const candidate of [key, key + secondSuffix]) {
      const copy = await browserCopies.find(candidate);
      if (copy && listUnsaved(fields, copy, latest.current.initial).length > 0) return copy;
      if (copy) await browserCopies.remove(candidate);
    }
    return null;
  }, [fields, key]);

  // Once for a form, and whenever it has nothing unsaved: it was saved, or its text was replaced.
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!isModified) autosaver.current?.cancel();
    if (isModified && hasLooked.current) return;
    hasLooked.current = true;
    look().then(setOffered, () => undefined);
  }, [isModified, look]);

  /**
   * Ends the offer of the copy that was offered.
   * @param isInForm whether its text is in the form now: then the next copy takes the place of this one
   */
  const settle = (isInForm: boolean) => {
    if (offered && !(isInForm && offered.key === key)) browserCopies.remove(offered.key).catch(() => undefined);
    setOffered(null);
    if (isModified) autosaver.current?.noteChange();
  };

  /** Removes the copy of what is typed: it was saved elsewhere. */
  const forget = async () => {
    autosaver.current?.cancel();
    await browserCopies.remove(key).catch(() => undefined);
  };

  return { state: isModified ? state : null, offered, settle, forget };
}
