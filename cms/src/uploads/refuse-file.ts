import { localeCodes, type Locale, type Localized } from '@ochiq/contract/locales';
import { uploadFormats } from '@ochiq/contract/upload';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { inEditorsLanguage } from '../panel/in-editors-language';
import type { Refusal } from './refusal';
import { refusalTexts, refusedFile } from './refusal-texts';

/** Error messages of the panel must stay short, whatever the length of a file's name. */
const longestName = 120;

const taken = Object.keys(uploadFormats)
  .map((extension) => extension.slice(1).toUpperCase())
  .filter((name) => name !== 'JPEG')
  .join(', ');

const shortened = (text: string) => (text.length > longestName ? `${text.slice(0, longestName)}…` : text);

/** Creates the error that the panel shows for a refused file: which, why, and what to do. */
export function refusedUpload(strapi: Core.Strapi, name: string, { reason, detail }: Refusal): errors.ValidationError {
  const file = shortened(name);
  const textIn = (locale: Locale) => `${refusedFile[locale](file)}: ${refusalTexts[locale][reason](shortened(detail), taken)}`;
  const texts = Object.fromEntries(localeCodes.map((code) => [code, textIn(code)])) as Localized<string>;
  return new errors.ValidationError(inEditorsLanguage(strapi, texts), { file, reason });
}
