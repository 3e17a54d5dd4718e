import type { Localized } from '@ochiq/contract/routing/locales';
import { isPictureFileName } from '@ochiq/contract/fields/picture-words';

import type { EntryIssue } from './entry-issue';

const isFileName: Localized<string> = {
  uz: 'fayl nomi, tavsif emas: rasmni koʻrmaydiganlar uchun unda nima tasvirlanganini yozing',
  ru: 'это имя файла, а не описание: напишите, что на изображении, для тех, кто его не видит',
  en: "is the name of a file and no description: write what the picture shows, for people who don't see it",
};

const checkDescription = (words: unknown, path: readonly string[]): readonly EntryIssue[] =>
  typeof words === 'string' && isPictureFileName(words) ? [{ path, message: isFileName }] : [];

/** Reads the description of a picture in a text. */
const readWords = (image: unknown): unknown =>
  typeof image === 'object' && image !== null && 'alternativeText' in image ? image.alternativeText : undefined;

/**
 * Finds pictures in texts and fields whose description is a file's name, in what is to be published. The site leaves
 * such a description out, so that readers would get none: the editor has to write one.
 */
export function findFileNameDescriptions(value: unknown, path: readonly string[] = []): readonly EntryIssue[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'image' && 'image' in value)
    return checkDescription(readWords(value.image), [...path, 'image', 'alternativeText']);
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'alt' ? checkDescription(inner, [...path, key]) : findFileNameDescriptions(inner, [...path, key]),
  );
}
