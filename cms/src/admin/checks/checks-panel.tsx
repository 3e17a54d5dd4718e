import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import { useForm } from '@strapi/strapi/admin';
import { useDeferredValue, useMemo } from 'react';

import { useEditedForm } from '../editing/use-edited-form.ts';
import { findModelContentType, type SidePanelProps } from '../edited-entry.ts';
import { focusField } from '../preview/focus-field.ts';
import { englishChecks } from '../texts/en/checks.ts';
import { useTexts } from '../texts/use-texts.ts';
import { checkForm } from './check-form.ts';
import { checkLinks } from './check-links.ts';
import { FindingList } from './finding-list.tsx';
import { useLinkStates } from './use-link-states.ts';

/** Checks the form whenever it changes, when the browser has time for it. */
function Checks({ type, locale }: { type: ContentTypeName; locale: Locale }) {
  const values = useDeferredValue(useForm('Checks', (state) => state.values as Readonly<Record<string, unknown>>));
  const links = useLinkStates();
  const findings = useMemo(
    () => [...checkForm(contentTypes[type].fields, values, locale), ...checkLinks(type, values, links)],
    [type, values, locale, links],
  );
  return <FindingList findings={findings} pick={(path) => focusField(document, path)} />;
}

function EditedChecks() {
  const { type, locale, isOff } = useEditedForm();
  return type === undefined || isOff ? null : <Checks type={type} locale={locale} />;
}

/** Renders the side panel with advice on the texts of the form. */
export function ChecksPanel({ model }: SidePanelProps) {
  const translate = useTexts(englishChecks);
  if (findModelContentType(model) === undefined) return null;
  return { title: translate('ochiq.checks.title'), content: <EditedChecks /> };
}
