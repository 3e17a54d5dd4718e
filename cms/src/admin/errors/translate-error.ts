import { toErrorId, toFaultId } from './error-texts.ts';
import { messagePatterns, type PatternName } from './message-patterns.ts';

type Texts = Readonly<Record<string, string>>;

/** What the panel knows of a request that failed. */
export type FailedRequest = { message?: unknown; details?: unknown };

/** Strapi's sign-in form compares this message literally. */
const untranslatedMessage = 'User not active';

/** Extracts the field: `blocks[2].title` and `blocks.2.title` are about the field “title”. */
const getFieldName = (path: string): string => path.replace(/^.*[.\]]/u, '');

/** Returns what the form calls a field of the content type; the field's own name where the panel has no label. */
const getLabel = (texts: Texts, type: string | null, path: string): string =>
  (type === null ? undefined : texts[`content-manager.content-types.${type}.${getFieldName(path)}`]) ?? path;

const fill = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (blank, name: string) => values[name] ?? blank);

/**
 * Returns what the CMS answered in the language of the texts. An answer that has no text stays as it is: ours come in the
 * reader's language already.
 * @param type the content type that was sent
 */
export function translateMessage(message: string, texts: Texts, type: string | null = null): string {
  const exact = texts[toErrorId(message)];
  if (message === untranslatedMessage) return message;
  if (exact !== undefined) return exact;
  for (const [name, pattern] of Object.entries(messagePatterns)) {
    const groups = pattern.exec(message)?.groups;
    const text = texts[toFaultId(name as PatternName)];
    if (groups && text !== undefined) return fill(text, { ...groups, field: getLabel(texts, type, groups['field'] ?? '') });
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
