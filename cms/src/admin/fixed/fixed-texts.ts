/** What a text may be part of: the name of something that has no text, or text itself. */
type TextPlacement = { part: 'label' | 'text'; at: RegExp };

const anyPath = /./u;
const label = { part: 'label', at: anyPath } as const;
const createTextPlacement = (at: RegExp): TextPlacement => ({ part: 'text', at });

/**
 * Texts that Strapi 5.54.0 and its design system hard-code, and where they appear: an editor's own word of the same
 * letters must not be translated.
 */
export const fixedTexts = {
  'Notifications alt+T': label,
  'Close modal': createTextPlacement(anyPath),
  'O`zbekcha': createTextPlacement(anyPath),
  draft: label,
  modified: label,
  published: label,
  'row 1 key': label,
  'row 1 value': label,
  'entry.create': label,
  'entry.update': label,
  'entry.delete': label,
  'entry.publish': label,
  'entry.unpublish': label,
  'media.create': label,
  'media.update': label,
  'media.delete': label,
  'Loading content.': createTextPlacement(anyPath),
  'Loading content': createTextPlacement(anyPath),
  'Loading content...': createTextPlacement(anyPath),
  'The roles have loaded successfully': createTextPlacement(/\/settings\//u),
  Active: createTextPlacement(/\/settings\/users/u),
  Inactive: createTextPlacement(/\/settings\/users/u),
  Actions: createTextPlacement(/\/settings\/internationalization/u),
  Edit: createTextPlacement(/\/settings\/users-permissions\//u),
  email: createTextPlacement(/\/settings\/users-permissions\/providers/u),
  Community: createTextPlacement(/\/settings\/application-infos/u),
  Entry: createTextPlacement(/\/settings\/webhooks/u),
  Media: createTextPlacement(/\/settings\/webhooks/u),
  ASC: createTextPlacement(/\/configurations\/list/u),
  DESC: createTextPlacement(/\/configurations\/list/u),
  Select: createTextPlacement(/\/settings\/(?:api|admin|transfer)-tokens\//u),
} as const satisfies Readonly<Record<string, TextPlacement>>;
export type FixedText = keyof typeof fixedTexts;

/** What Strapi puts behind the name of the default language in lists. */
export const defaultMark = ' (default)';

export type FixedTexts = Readonly<Record<FixedText | typeof defaultMark, string>>;

export const toFixedId = (text: string): string => `ochiq.fixed.${text}`;

export const listFixedTexts = (texts: FixedTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([english, text]) => [toFixedId(english), text]));

type TextContext = { part: TextPlacement['part']; path: string };

/** Translates a hard-coded text; `null` where it is none, or is not the panel's own on this page. */
export function translateFixed(shown: string, { part, path }: TextContext, texts: Readonly<Record<string, string>>): string | null {
  const text = shown.trim();
  const placement = Object.hasOwn(fixedTexts, text) ? fixedTexts[text as FixedText] : null;
  if (placement !== null) return placement.part === part && placement.at.test(path) ? (texts[toFixedId(text)] ?? null) : null;
  const isMarked = part === 'text' && path.includes('/content-manager/') && shown.includes(defaultMark);
  return isMarked ? shown.replaceAll(defaultMark, texts[toFixedId(defaultMark)] ?? defaultMark) : null;
}
