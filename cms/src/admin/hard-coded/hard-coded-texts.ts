import type { Texts } from '../texts/panel-language.ts';

/** Whether a text is the label of an element or text of the page, and on which pages it occurs. */
type TextPlacement = { part: 'label' | 'text'; at: RegExp };

const anyPath = /./u;
const labelAnywhere = { part: 'label', at: anyPath } as const;
const createTextPlacement = (at: RegExp): TextPlacement => ({ part: 'text', at });

/**
 * Texts that Strapi 5.54.0 and its design system hard-code, and where they appear: an editor's own word of the same
 * letters must not be translated.
 */
export const hardCodedTexts = {
  'Notifications alt+T': labelAnywhere,
  'Close modal': createTextPlacement(anyPath),
  'O`zbekcha': createTextPlacement(anyPath),
  draft: labelAnywhere,
  modified: labelAnywhere,
  published: labelAnywhere,
  'row 1 key': labelAnywhere,
  'row 1 value': labelAnywhere,
  'entry.create': labelAnywhere,
  'entry.update': labelAnywhere,
  'entry.delete': labelAnywhere,
  'entry.publish': labelAnywhere,
  'entry.unpublish': labelAnywhere,
  'media.create': labelAnywhere,
  'media.update': labelAnywhere,
  'media.delete': labelAnywhere,
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
export type HardCodedText = keyof typeof hardCodedTexts;

/** The suffix that Strapi adds to the name of the default language in lists. */
export const defaultMark = ' (default)';

export type HardCodedTexts = Readonly<Record<HardCodedText | typeof defaultMark, string>>;

export const toHardCodedId = (text: string): string => `ochiq.hard-coded.${text}`;

export const listHardCodedTexts = (texts: HardCodedTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([english, text]) => [toHardCodedId(english), text]));

type TextContext = { part: TextPlacement['part']; path: string };

/** Translates a hard-coded text; `null` where it is none, or is not the panel's own on this page. */
export function translateHardCoded(shownText: string, { part, path }: TextContext, texts: Texts): string | null {
  const text = shownText.trim();
  const placement = Object.hasOwn(hardCodedTexts, text) ? hardCodedTexts[text as HardCodedText] : null;
  if (placement !== null) return placement.part === part && placement.at.test(path) ? (texts[toHardCodedId(text)] ?? null) : null;
  const isMarked = part === 'text' && path.includes('/content-manager/') && shownText.includes(defaultMark);
  return isMarked ? shownText.replaceAll(defaultMark, texts[toHardCodedId(defaultMark)] ?? defaultMark) : null;
}
