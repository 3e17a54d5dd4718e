import { blocks } from '@ochiq/contract/fields/blocks';

import { fieldGroups, typeTitles } from '../texts/groups.ts';
import { toCodeId } from './code-words.ts';

type Texts = Readonly<Record<string, string>>;

const tokenPage = /\/settings\/api-tokens\/./u;
const viewPage = /\/content-manager\/(?:collection-types|single-types|components)\/(?<uid>[^/]+)\/configurations\//u;

const titles: ReadonlyMap<string, string> = new Map(typeTitles);
/** Blocks have their names under their uids. */
const blockIds: ReadonlyMap<string, string> = new Map(blocks.map(({ title, uid }) => [title, uid]));

/** Sentences of pages where views are set up, each about one field or type, which Strapi puts in by its name in the code. */
const sentences = [
  'content-manager.components.DraggableCard.delete.field',
  'content-manager.components.DraggableCard.edit.field',
  'content-manager.components.DraggableCard.move.field',
  'content-manager.components.SettingsViewWrapper.pluginHeader.title',
  'content-manager.containers.list-settings.modal-form.label',
] as const;

/** A token's permissions: an interface or its part `News`, `news-comment`, or what may be done with it, `findOne`. */
function translateAllowed(word: string, texts: Texts): string | undefined {
  const say = (name: string) => texts[titles.get(name) ?? ''] ?? texts[toCodeId(name)];
  return say(word) ?? say(word.toLowerCase());
}

/** The name of a field, of the type whose view it is or else of any, or of a type, a block or a part. */
function translateName(name: string, uid: string, texts: Texts): string | undefined {
  const own = texts[`content-manager.${uid.includes('::') ? 'content-types' : 'components'}.${uid}.${name}`];
  if (own !== undefined) return own;
  const group = fieldGroups.find(({ fields }) => fields.some((field) => field === name));
  if (group) return texts[`${group.id}.${name}`];
  const isTitle = typeTitles.some(([, title]) => title === name);
  return texts[isTitle ? name : (blockIds.get(name) ?? toCodeId(name))];
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The name within a sentence; `null` where the text is none of them. */
function findName(text: string, sentence: string | undefined): { before: string; name: string; after: string } | null {
  const [before, after] = sentence?.split(/\{\w+\}/u) ?? [];
  if (before === undefined || after === undefined || !text.startsWith(before) || !text.endsWith(after)) return null;
  const name = text.slice(before.length, text.length - after.length);
  return name === '' ? null : { before, name, after };
}

function translateInView(text: string, uid: string, texts: Texts): string | undefined {
  const fullTranslation = translateName(text, uid, texts);
  if (fullTranslation !== undefined) return fullTranslation;
  for (const id of sentences) {
    const match = findName(text, texts[id]);
    // Strapi begins names with a capital here.
    const translation = match && (translateName(match.name, uid, texts) ?? translateName(lowerFirst(match.name), uid, texts));
    if (match && translation !== null && translation !== undefined) return match.before + translation + match.after;
  }
  return undefined;
}

/**
 * Returns what an administrator reads instead of a name of the code, where tokens and views are set up; `null` elsewhere, for
 * everything else, and for what reads the same.
 */
export function translateCode(shown: string, path: string, texts: Texts): string | null {
  const text = shown.trim();
  const uid = viewPage.exec(path)?.groups?.['uid'];
  const translation = uid === undefined ? tokenPage.test(path) && translateAllowed(text, texts) : translateInView(text, uid, texts);
  return typeof translation === 'string' && translation !== text ? translation : null;
}
