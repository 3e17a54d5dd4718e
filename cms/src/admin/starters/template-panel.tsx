import { useForm } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

import { findModelContentType, type SidePanelProps } from '../edited-entry.ts';
import { useEditedForm } from '../editing/use-edited-form.ts';
import type { FormValues } from '../merge/form-values.ts';
import { englishStarters } from '../texts/en/starters.ts';
import { useTexts } from '../texts/use-texts.ts';
import { findTemplate, getTemplateValues, templateFields } from './find-template.ts';
import { TemplateList } from './template-list.tsx';
import type { TemplateName } from './templates/build-blocks.ts';

/**
 * Renders, next to the form of a page that is not saved yet, the templates with which it can be filled in the language
 * of the form; none once the editor has written something.
 */
export function TemplatePanel({ model, document }: SidePanelProps): { title: string; content: ReactNode } | null {
  const translate = useTexts(englishStarters);
  const { locale, isOff } = useEditedForm();
  const values = useForm('TemplatePanel', (form) => form.values) as FormValues;
  const onChange = useForm('TemplatePanel', (form) => form.onChange);
  if (findModelContentType(model) !== 'page' || document?.documentId !== undefined || isOff) return null;
  const chosen = findTemplate(values, locale);
  if (chosen === undefined) return null;
  const choose = (name: TemplateName | null) => {
    const content = getTemplateValues(name, locale);
    for (const field of templateFields) onChange(field, content[field]);
  };
  return { title: translate('ochiq.starters.title'), content: <TemplateList chosen={chosen} choose={choose} /> };
}
