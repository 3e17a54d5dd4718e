import type { Fields } from '@ochiq/contract/fields/field';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

import { applyVersion } from '../saving/apply-version.ts';
import type { DocumentArguments } from '../saving/versions.ts';
import { toFormValues, type FormValues } from './form-values.ts';
import { buildMergedValues, listConflicts, mergeFields, type FieldMerge, type MergeChoices, type Versions } from './merge-values.ts';
import { readNewest } from './read-newest.ts';

type MergeReason = 'conflict' | 'restore';

/** A merge that waits for the editor's choices. */
export type OpenMerge = { reason: MergeReason; merges: readonly FieldMerge[]; apply: (choices: MergeChoices) => Promise<void> };

/** How often, and with what pause in milliseconds, it is looked whether Strapi's form has taken over another version. */
const [looks, pauseMs] = [20, 50];

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, pauseMs);
  });

/**
 * Joins the form around a component with another version of its entry. Where nothing is left to choose the result goes
 * into the form at once.
 * @param onApplied called once the form has the result
 */
export function useMerge(version: DocumentArguments, fields: Fields, onApplied: (reason: MergeReason) => void) {
  const values = useForm('useMerge', (state) => state.values) as FormValues;
  const initial = useForm('useMerge', (state) => state.initialValues) as FormValues;
  const setValues = useForm('useMerge', (state) => state.setValues);
  const [openMerge, setOpenMerge] = useState<OpenMerge | null>(null);
  const latestInitial = useRef(initial);
  useEffect(() => {
    latestInitial.current = initial;
  }, [initial]);

  /** @param adopt puts the other version under the form, if it is not there already */
  const begin = async (reason: MergeReason, versions: Versions, adopt: () => Promise<void>) => {
    const merges = mergeFields(fields, versions);
    const apply = async (choices: MergeChoices) => {
      setOpenMerge(null);
      await adopt();
      // What the contract does not know of stays as the form has it.
      setValues({ ...latestInitial.current, ...buildMergedValues(fields, versions, merges, choices) });
      onApplied(reason);
    };
    if (reason === 'restore' && listConflicts(merges).length === 0) await apply({});
    else setOpenMerge({ reason, merges, apply });
  };

  /** Strapi's form discards what it has when it takes over another version: the result may come only after that. */
  const waitForForm = async (before: FormValues) => {
    for (let look = 0; look < looks && latestInitial.current === before; look += 1) await pause();
  };

  return {
    openMerge,
    close: () => setOpenMerge(null),
    /**
     * Joins what is typed with what was saved meanwhile.
     * @throws that could not be read
     */
    mergeWithNewest: async () => {
      const newest = await readNewest(version);
      const before = latestInitial.current;
      await begin('conflict', { base: initial, mine: values, theirs: toFormValues(newest.data, fields) }, () => {
        applyVersion(version, newest);
        return waitForForm(before);
      });
    },
    /** Joins what the form has with what was typed before. */
    mergeIntoForm: (versions: Versions) => begin('restore', versions, () => Promise.resolve()),
  };
}
