import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

import { agreementPaths, agreementResponse, type AgreementResponse } from '../../content/agreement/agreement.ts';
import type { EntryQuery } from '../../content/history/version.ts';
import {
  getAgreementKey,
  getKnownAgreement,
  getQuestion,
  type KnownAgreement,
  type PublishQuestion,
  showEntry,
  storeAgreement,
  subscribeToAgreements,
} from './agreement-store.ts';

export type TypedValues = Readonly<Record<string, unknown>>;

/** Returns the request for what a form says differently from the other languages. */
export function useDifferencesRequest(): (entry: EntryQuery, values: TypedValues) => Promise<AgreementResponse> {
  const { post } = useFetchClient();
  return useCallback(
    async ({ type, document, locale }, values) => {
      const key = getAgreementKey({ type, document, locale });
      storeAgreement(key, { isReading: true });
      try {
        const response = agreementResponse.parse((await post(agreementPaths.compare, { type, document, locale, values })).data);
        storeAgreement(key, { response, isReading: false, hasFailed: false });
        return response;
      } catch (error) {
        storeAgreement(key, { isReading: false, hasFailed: true });
        throw error;
      }
    },
    [post],
  );
}

export type Agreement = KnownAgreement & {
  question: PublishQuestion | null;
  compare: () => void;
  accept: (hashes: readonly string[], reason: string) => Promise<void>;
};

/**
 * Compares the entry in the form with its other languages once it is shown and after each save; what is typed is compared
 * when it is asked for, and before it is published.
 * @param revision what changes when the form has read its entry again
 */
export function useAgreement({ type, document, locale }: EntryQuery, revision: string, values: TypedValues): Agreement {
  const { post } = useFetchClient();
  const request = useDifferencesRequest();
  const key = getAgreementKey({ type, document, locale });
  const known = useSyncExternalStore(subscribeToAgreements, () => getKnownAgreement(key));
  const question = useSyncExternalStore(subscribeToAgreements, () => getQuestion(key));
  const current = useRef(values);
  useEffect(() => {
    current.current = values;
  }, [values]);

  const compare = useCallback(() => {
    request({ type, document, locale }, current.current).catch(() => undefined);
  }, [request, type, document, locale]);
  useEffect(() => showEntry(key), [key]);
  useEffect(() => compare(), [compare, revision]);

  const accept = async (hashes: readonly string[], reason: string) => {
    const { data } = await post(agreementPaths.accept, { type, document, locale, values: current.current, hashes, reason });
    storeAgreement(key, { response: agreementResponse.parse(data) });
  };
  return { ...known, question, compare, accept };
}
