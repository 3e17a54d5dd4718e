import type { Fields } from '@ochiq/contract/fields/field';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';

import type { FormValues } from '../merge/form-values.ts';
import { splitTyped } from './split-typed.ts';

type Typed = { initial: FormValues; values: FormValues };

/**
 * Puts back what was typed while the form was saved, or read again: Strapi 5.54.0 then replaces all of it by what was
 * sent, or read, and whoever types on after pressing the button loses a few words each time.
 * @param mayKeep whether it is to be put back: not after the editor has discarded it
 * @param store stores what can't be put back, since the version that was read has another text in its place
 */
export function useKeptTyping(fields: Fields, mayKeep: () => boolean, store: (typed: Typed) => void): void {
  const values = useForm('useKeptTyping', (state) => state.values) as FormValues;
  const initial = useForm('useKeptTyping', (state) => state.initialValues) as FormValues;
  const isSubmitting = useForm('useKeptTyping', (state) => state.isSubmitting);
  const setValues = useForm('useKeptTyping', (state) => state.setValues);
  const sent = useRef<FormValues | null>(null);
  const previous = useRef({ initial, values, isSubmitting });

  useEffect(() => {
    const before = previous.current;
    previous.current = { initial, values, isSubmitting };
    if (isSubmitting && !before.isSubmitting) sent.current = before.values;
    if (before.initial === initial || before.values === values) return;
    const { kept, isLost } = splitTyped(fields, { base: sent.current ?? before.initial, mine: before.values, theirs: values });
    if (!isSubmitting) sent.current = null;
    if (!mayKeep()) return;
    if (isLost) store(before);
    if (Object.keys(kept).length > 0) setValues({ ...values, ...kept });
  }, [fields, initial, isSubmitting, mayKeep, setValues, store, values]);
}
