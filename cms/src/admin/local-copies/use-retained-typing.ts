import type { Fields } from '@ochiq/contract/fields/field';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';

import type { FormValues } from '../merge/form-values.ts';
import { splitTyped } from './split-typed.ts';

type Typed = { initial: FormValues; values: FormValues };

/**
 * Puts back what was typed while the form was saved, or read again: Strapi 5.54.0 then replaces all of it by what was
 * sent, or read, and an editor who types on after pressing the button loses a few words each time.
 * @param mayRetain whether it is to be put back: not after the editor has discarded it
 * @param store stores what can't be put back, since the version that was read has another text in its place
 */
export function useRetainedTyping(fields: Fields, mayRetain: () => boolean, store: (typed: Typed) => void): void {
  const values = useForm('useRetainedTyping', (state) => state.values) as FormValues;
  const initial = useForm('useRetainedTyping', (state) => state.initialValues) as FormValues;
  const isSubmitting = useForm('useRetainedTyping', (state) => state.isSubmitting);
  const setValues = useForm('useRetainedTyping', (state) => state.setValues);
  const sent = useRef<FormValues | null>(null);
  const previous = useRef({ initial, values, isSubmitting });

  useEffect(() => {
    const before = previous.current;
    previous.current = { initial, values, isSubmitting };
    if (isSubmitting && !before.isSubmitting) sent.current = before.values;
    if (before.initial === initial || before.values === values) return;
    const { retained, isLost } = splitTyped(fields, { base: sent.current ?? before.initial, mine: before.values, theirs: values });
    if (!isSubmitting) sent.current = null;
    if (!mayRetain()) return;
    if (isLost) store(before);
    if (Object.keys(retained).length > 0) setValues({ ...values, ...retained });
  }, [fields, initial, isSubmitting, mayRetain, setValues, store, values]);
}
