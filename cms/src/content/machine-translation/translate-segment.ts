import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { readRightsCheck } from '../../people/roles/panel-rights';
import { getDocuments } from '../../platform/strapi/documents';
import { hasLetters } from '../agreement/text-lines';
import { toAuthor } from '../history/origin';
import type { PanelState } from '../review/reviewing-person';
import { readPublishedMemory } from '../translation-memory/published-memory';
import { canSave, readDrafts, type TranslatedDrafts } from '../translations/translators';
import { createLibreTranslate } from './libre-translate';
import { addMachineText } from './machine-texts';
import type { TranslationInput } from './machine-translation';
import { MachineTranslationError, type MachineTranslator } from './machine-translator';
import { listPassageTexts } from './passages';
import { createMachineRefusal } from './translation-refusals';

let translator: MachineTranslator | null | undefined;

/** Returns the translator of the settings; `null` where there is none. */
export function getTranslator(): MachineTranslator | null {
  const { MACHINE_TRANSLATION_URL: url, MACHINE_TRANSLATION_KEY: key } = settings;
  const { MACHINE_TRANSLATION_OUTSIDE: outsideHost, MACHINE_TRANSLATION_TIMEOUT_MS: timeoutMs } = settings;
  translator ??= url === undefined ? null : createLibreTranslate({ url, key, outsideHost, timeoutMs });
  return translator;
}

/** Returns whether a person may read the source of a translation: its draft, or what readers see of it. */
async function canReadSource(
  strapi: Core.Strapi,
  userAbility: unknown,
  { type, document, drafts }: TranslatedDrafts,
  from: Locale,
): Promise<boolean> {
  const uid = getContentTypeUid(type);
  const hasDraft = drafts.some(({ locale }) => locale === from);
  if (hasDraft && (await readRightsCheck(strapi, userAbility, { uid, documentId: document, locale: from }, ['read']))('read')) return true;
  const search = { filters: { documentId: document }, locale: from, status: 'published', fields: ['documentId'] } as const;
  return (await getDocuments(strapi, uid).findMany(search)).length > 0;
}

/** @throws a refusal: the person may not read the source, or not save the translation */
export async function requireTranslator(
  strapi: Core.Strapi,
  { userAbility }: PanelState,
  { type, document, from, to }: Omit<TranslationInput, 'text'>,
): Promise<void> {
  const drafts = await readDrafts(strapi, { type, document });
  const isAllowed = (await canSave(strapi, userAbility, drafts, to)) && (await canReadSource(strapi, userAbility, drafts, from));
  if (!isAllowed) throw createMachineRefusal(strapi, 'no-right');
}

/**
 * Has a machine translate a segment, line by line, and remembers what it wrote as unread machine text of the entry.
 * @throws a refusal: no server is set up, or it failed; the person may not read the source or save the translation
 */
export async function translateSegment(strapi: Core.Strapi, panel: PanelState, input: TranslationInput): Promise<string> {
  await requireTranslator(strapi, panel, input);
  const machine = getTranslator();
  if (!machine) throw createMachineRefusal(strapi, 'off');
  const { type, document, from, to, text } = input;
  const lines = text.split('\n');
  const sent = lines.filter(hasLetters);
  try {
    const translated = [...(await machine.translate(sent, from, to))];
    // What has no letters stays as it is, in its place.
    const result = lines.map((line) => (hasLetters(line) ? (translated.shift() ?? '') : line)).join('\n');
    const known = await (await readPublishedMemory(strapi)).findKnown(listPassageTexts(result), to);
    const isKnown = (passage: string) => known.has(passage);
    await addMachineText(strapi, { type, document, locale: to }, { text: result, isKnown }, toAuthor(panel.user));
    return result;
  } catch (error) {
    if (!(error instanceof MachineTranslationError)) throw error;
    strapi.log.warn(`Machine translation failed (${error.failure}): ${error.message}`);
    throw createMachineRefusal(strapi, error.failure);
  }
}
