import type { StrapiApp } from '@strapi/strapi/admin';

import { fillPlaceholders, getTexts, type Texts } from '../texts/panel-language.ts';
import { messagePatterns, toErrorId, toFaultId, type PatternName } from './message-patterns.ts';

/** What the panel knows of a request that failed. */
export type FailedRequest = { message?: unknown; details?: unknown };

/** Strapi's sign-in form compares this message literally. */
const untranslatedMessage = 'User not active';

/** Extracts the field: `blocks[2].title` and `blocks.2.title` are about the field “title”. */
const getFieldName = (path: string): string => path.replace(/^.*[.\]]/u, '');

/** Returns what the form calls a field of the content type; the path itself where the panel has no label. */
const getLabel = (texts: Texts, type: string | null, path: string): string =>
  (type === null ? undefined : texts[`content-manager.content-types.${type}.${getFieldName(path)}`]) ?? path;

/**
 * Translates a message of the CMS to the language of the texts. A message that has no text stays as it is: ours come in
 * the user's language already.
 * @param type the content type that was sent
 */
export function translateMessage(message: string, texts: Texts, type: string | null = null): string {
  if (message === untranslatedMessage) return message;
  const exact = texts[toErrorId(message)];
  if (exact !== undefined) return exact;
  for (const [name, pattern] of Object.entries(messagePatterns)) {
    const groups = pattern.exec(message)?.groups;
    const text = texts[toFaultId(name as PatternName)];
    if (groups && text !== undefined) return fillPlaceholders(text, { ...groups, field: getLabel(texts, type, groups['field'] ?? '') });
  }
  return message;
}

const listErrors = (details: unknown): readonly FailedRequest[] => {
  const { errors } = (details ?? {}) as { errors?: unknown };
  return Array.isArray(errors) ? (errors as readonly FailedRequest[]) : [];
};

/** Translates a refusal in place, with the messages of its fields. */
export function translateRefusal(refusal: FailedRequest, texts: Texts, type: string | null = null): void {
  for (const failure of [refusal, ...listErrors(refusal.details)])
    if (typeof failure.message === 'string') failure.message = translateMessage(failure.message, texts, type);
}

type Action = { type: string; [detail: string]: unknown };
type RejectedAction = { payload?: FailedRequest | null; meta?: { arg?: { originalArgs?: { model?: unknown } | null } } };

const isRejected = ({ type, payload }: Action): boolean => type.endsWith('/rejected') && typeof payload === 'object' && payload !== null;

/**
 * Translates the CMS's refusals to the panel's language. Strapi shows the server's English, on most pages without
 * looking up a text. The middleware changes a refusal before it reaches the store, and with it the page.
 */
export function addErrorTexts(app: StrapiApp): void {
  app.addMiddlewares([
    () => () => (next: (action: Action) => unknown) => (action: Action) => {
      const { payload, meta }: RejectedAction = action as RejectedAction;
      if (isRejected(action) && payload) {
        const model = meta?.arg?.originalArgs?.model;
        translateRefusal(payload, getTexts(app), typeof model === 'string' ? model : null);
      }
      return next(action);
    },
  ]);
}
