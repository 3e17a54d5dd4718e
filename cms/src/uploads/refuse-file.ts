import { localeCodes, type Locale, type Localized } from '@ochiq/contract/routing/locales';
import { uploadFormats } from '@ochiq/contract/fields/upload';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { translateForEditor } from '../panel-words/translate-for-editor';
import type { UploadRefusal } from './upload-refusal';
import { refusalTexts, refusedFile } from './refusal-texts';

/** Error messages of the panel must stay short, whatever the length of a file's name. */
const longestName = 120;

const acceptedFormats = Object.keys(uploadFormats)
  .map((extension) => extension.slice(1).toUpperCase())
  .filter((name) => name !== 'JPEG')
  .join(', ');

const truncateText = (text: string) => (text.length > longestName ? `${text.slice(0, longestName)}…` : text);

/** Creates the error that the panel shows for a refused file: which, why, and what to do. */
export function createUploadError(strapi: Core.Strapi, name: string, { reason, detail }: UploadRefusal): errors.ValidationError {
  const file = truncateText(name);
  const textIn = (locale: Locale) => `${refusedFile[locale](file)}: ${refusalTexts[locale][reason](truncateText(detail), acceptedFormats)}`;
  const texts = Object.fromEntries(localeCodes.map((code) => [code, textIn(code)])) as Localized<string>;
  return new errors.ValidationError(translateForEditor(strapi, texts), { file, reason });
}
