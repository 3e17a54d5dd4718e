import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import { Flex } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';

import { useEditedForm } from '../editing/use-edited-form.ts';
import { findModelContentType, type SidePanelProps } from '../edited-entry.ts';
import { focusField } from '../preview/focus-field.ts';
import { englishChecks } from '../texts/en/checks.ts';
import { useTexts } from '../texts/use-texts.ts';
import { checkForm } from './check-form.ts';
import { checkLinks, toAddressPlace } from './check-links.ts';
import { FindingList } from './finding-list.tsx';
import { TakenAddress } from './taken-address.tsx';
import { useLinkStates } from './use-link-states.ts';
import { useReplacement } from './use-replacement.ts';

const ForbiddenWords = lazy(async () => ({ default: (await import('../terms/forbidden-words.tsx')).ForbiddenWords }));

/** Checks the form whenever it changes, when the browser has time for it. */
function Checks({ type, locale }: { type: ContentTypeName; locale: Locale }) {
  const current = useForm('Checks', (state) => state.values as Readonly<Record<string, unknown>>);
  const onChange = useForm('Checks', (state) => state.onChange);
  const values = useDeferredValue(current);
  const links = useLinkStates();
  const findings = useMemo(
    () => [...checkForm(contentTypes[type].fields, values, locale), ...checkLinks(type, values, links)],
    [type, values, locale, links],
  );
  const { take, taken, undo } = useReplacement(contentTypes[type].fields, current, ({ field, value }, path) => {
    onChange(field, value);
    focusField(document, toAddressPlace(path));
  });
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <FindingList findings={findings} pick={(path) => focusField(document, path)} take={take} />
      <TakenAddress taken={taken} undo={undo} />
      <Suspense fallback={null}>
        <ForbiddenWords type={type} locale={locale} values={values} />
      </Suspense>
    </Flex>
  );
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
