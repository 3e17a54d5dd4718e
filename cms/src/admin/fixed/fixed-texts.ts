/** What a text may be part of: the name of something that has no text, or text itself. */
type Place = { part: 'label' | 'text'; at: RegExp };

const everywhere = /./u;
const label = { part: 'label', at: everywhere } as const;
const textAt = (at: RegExp): Place => ({ part: 'text', at });

/**
 * Texts that Strapi 5.54.0 and its design system hard-code, and where they appear: an editor's own word of the same
 * letters must not be translated.
 */
export const fixedTexts = {
  'Notifications alt+T': label,
  'Close modal': textAt(everywhere),
  'O`zbekcha': textAt(everywhere),
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
  'Loading content.': textAt(everywhere),
  'Loading content': textAt(everywhere),
  'Loading content...': textAt(everywhere),
  'The roles have loaded successfully': textAt(/\/settings\//u),
  Active: textAt(/\/settings\/users/u),
  Inactive: textAt(/\/settings\/users/u),
  Actions: textAt(/\/settings\/internationalization/u),
  Edit: textAt(/\/settings\/users-permissions\//u),
  email: textAt(/\/settings\/users-permissions\/providers/u),
  Community: textAt(/\/settings\/application-infos/u),
  Entry: textAt(/\/settings\/webhooks/u),
  Media: textAt(/\/settings\/webhooks/u),
  ASC: textAt(/\/configurations\/list/u),
  DESC: textAt(/\/configurations\/list/u),
  Select: textAt(/\/settings\/(?:api|admin|transfer)-tokens\//u),
} as const satisfies Readonly<Record<string, Place>>;
export type FixedText = keyof typeof fixedTexts;

/** What Strapi puts behind the name of the default language in lists. */
export const defaultMark = ' (default)';

export type FixedTexts = Readonly<Record<FixedText | typeof defaultMark, string>>;

export const toFixedId = (text: string): string => `ochiq.fixed.${text}`;

export const listFixedTexts = (texts: FixedTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([english, text]) => [toFixedId(english), text]));

type Shown = { part: Place['part']; path: string };

/** Translates a hard-coded text; `null` where it is none, or is not the panel's own on this page. */
export function translateFixed(shown: string, { part, path }: Shown, texts: Readonly<Record<string, string>>): string | null {
  const text = shown.trim();
  const place = Object.hasOwn(fixedTexts, text) ? fixedTexts[text as FixedText] : null;
  if (place !== null) return place.part === part && place.at.test(path) ? (texts[toFixedId(text)] ?? null) : null;
  const isMarked = part === 'text' && path.includes('/content-manager/') && shown.includes(defaultMark);
  return isMarked ? shown.replaceAll(defaultMark, texts[toFixedId(defaultMark)] ?? defaultMark) : null;
}
