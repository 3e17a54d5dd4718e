import { contentTypes } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';

import { type FormValues, toContentKey, toFormValues } from '../merge/form-values.ts';
import { englishTemplates } from './templates/en.ts';
import { type TemplateName, templateNames, type Templates } from './templates/build-blocks.ts';
import { russianTemplates } from './templates/ru.ts';
import { uzbekTemplates } from './templates/uz.ts';

export const templates = { uz: uzbekTemplates, ru: russianTemplates, en: englishTemplates } as const satisfies Record<Locale, Templates>;

/** The fields of a page that a template fills. */
export const templateFields = ['lead', 'blocks'] as const;

/** Returns what a template puts into the form of a page in a language; without a template, what empties it again. */
export const getTemplateValues = (name: TemplateName | null, locale: Locale): FormValues =>
  name === null ? { lead: undefined, blocks: [] } : toFormValues(templates[locale][name], contentTypes.page.fields);

/** Returns what of a form templates fill; a list without blocks is as empty as a field that was never touched. */
const getContentKey = (values: FormValues) =>
  templateFields
    .map((field) => (Array.isArray(values[field]) && values[field].length === 0 ? 'null' : toContentKey(values[field])))
    .join(' ');

const isSameContent = (one: FormValues, other: FormValues) => getContentKey(one) === getContentKey(other);

/**
 * Finds the template that a form is filled with, as long as nothing of it was changed.
 * @returns `null` for an empty form, `undefined` for one with a text of the editor's own, which no template may replace
 */
export function findTemplate(values: FormValues, locale: Locale): TemplateName | null | undefined {
  if (isSameContent(values, getTemplateValues(null, locale))) return null;
  return templateNames.find((name) => isSameContent(values, getTemplateValues(name, locale)));
}
