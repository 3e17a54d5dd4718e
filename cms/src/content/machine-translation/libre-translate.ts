import type { Locale } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

import { getUrlHost, isOwnAddress, isOwnHost } from '../../platform/security/own-network';
import { MachineTranslationError, type MachineTranslator, type TranslatorFailure } from './machine-translator';
import { type JsonResponse, sendJson } from './send-json';
import { toUzbekLatin } from './to-uzbek-latin';

/** What LibreTranslate calls our languages. */
const languages = { uz: 'uz', ru: 'ru', en: 'en' } as const satisfies Record<Locale, string>;

/** How long a translation may take, in milliseconds: a model on a processor takes seconds for a long paragraph. */
const defaultTimeoutMs = 20_000;

const maxResponseBytes = 512 * 1024;

/** A translation is at most so many times as long as its text; a short one may be a little longer. */
const maxGrowth = 4;
const maxExtra = 200;

const translated = z.object({ translatedText: z.union([z.string(), z.array(z.string())]) });

/** Characters that no text has, and no form takes. */
const controls = /[\p{Cc}\p{Co}\p{Cs}\u2028\u2029\ufffe\uffff]+/gu;

export type LibreTranslateOptions = {
  url: string;
  key?: string | undefined;
  /** The host outside the own network that texts may go to. */
  outsideHost?: string | undefined;
  timeoutMs?: number;
};

/** Returns why a server sent no translation; `null` where its status is that of one. */
function findFailure({ status }: JsonResponse): TranslatorFailure | null {
  if (status === 200) return null;
  // LibreTranslate refuses a language that it lacks, and a text that is too long for it, as a bad request.
  if (status === 400 || status === 413) return 'unsupported';
  if (status === 401 || status === 403 || status === 429) return 'refused';
  // A redirect is not followed.
  return status >= 500 ? 'unreachable' : 'wrong-response';
}

/** @throws a MachineTranslationError: the answer is no translation of these texts */
function readTranslations({ body }: JsonResponse, texts: readonly string[]): string[] {
  const response = translated.safeParse(body);
  if (!response.success) throw new MachineTranslationError('wrong-response', 'The response is no translation');
  const { translatedText } = response.data;
  const list = typeof translatedText === 'string' ? [translatedText] : translatedText;
  const clean = list.map((text) => text.replaceAll(controls, ' ').replaceAll(/\s+/gu, ' ').trim());
  const isFitting = (text: string, index: number) => text !== '' && text.length <= (texts[index] ?? '').length * maxGrowth + maxExtra;
  if (clean.length !== texts.length || !clean.every(isFitting))
    throw new MachineTranslationError('wrong-response', 'The response does not fit the texts');
  return clean;
}

/** Creates the translator of a server that speaks as LibreTranslate does. */
export function createLibreTranslate({ url, key, outsideHost, timeoutMs = defaultTimeoutMs }: LibreTranslateOptions): MachineTranslator {
  const address = new URL('translate', url.endsWith('/') ? url : `${url}/`);
  const host = getUrlHost(address);
  const isNamedOutside = outsideHost !== undefined && host === outsideHost.toLowerCase() && !isOwnHost(host);
  const options = { timeoutMs, maxBytes: maxResponseBytes, isAllowed: isNamedOutside ? () => true : isOwnAddress };
  return {
    translate: async (texts, from, to) => {
      if (texts.length === 0) return [];
      const question = {
        q: texts,
        source: languages[from],
        target: languages[to],
        format: 'text',
        ...(key !== undefined && { api_key: key }),
      };
      const response = await sendJson(address, question, options);
      const failure = findFailure(response);
      if (failure) throw new MachineTranslationError(failure, `The server answered with the status ${String(response.status)}`);
      const list = readTranslations(response, texts);
      return to === 'uz' ? list.map(toUzbekLatin) : list;
    },
  };
}
