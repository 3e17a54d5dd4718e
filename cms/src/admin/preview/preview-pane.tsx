import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { type Locale, localeCodes, locales } from '@ochiq/contract/routing/locales';
import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

import type { TypedForm } from '../../content/preview/typed-preview.ts';
import { toRequestValue } from '../merge/build-copy.ts';
import type { FormValues } from '../merge/form-values.ts';
import { englishPreview, type PreviewTextId } from '../texts/en/preview.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { createFieldFinder, listTexts } from './field-texts.ts';
import { focusField } from './focus-field.ts';
import { PreviewFrame, type Screen } from './preview-frame.tsx';
import { useTypedPage } from './use-typed-page.ts';

/** Prepares the values of the form as it would save them; an emptied field is `null`, since JSON has no `undefined`. */
function toTypedValues(type: ContentTypeName, values: FormValues): Record<string, unknown> {
  const own = Object.keys(contentTypes[type].fields).filter((name) => name in values);
  const request = toRequestValue(Object.fromEntries(own.map((name) => [name, values[name]])));
  const text = JSON.stringify(request, (_, value: unknown) => (value === undefined ? null : value));
  return JSON.parse(text) as Record<string, unknown>;
}

type Props = { type: ContentTypeName; documentId: string | null; locale: Locale; close: () => void };

/** Renders the page next to the form, as readers would see what is being typed, with what is missing. */
export function PreviewPane({ type, documentId, locale: formLocale, close }: Props) {
  const translate = useTexts(englishPreview);
  const values = useForm('PreviewPane', (state) => state.values) as FormValues;
  const [locale, setLocale] = useState(formLocale);
  const [screen, setScreen] = useState<Screen>('desktop');
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const isTyped = locale === formLocale;
  const form = useMemo<TypedForm>(
    () => ({ type, document: documentId, locale, values: isTyped ? toTypedValues(type, values) : null }),
    [type, documentId, locale, isTyped, values],
  );
  const { page, fault } = useTypedPage(form);
  const finder = useMemo(() => {
    const texts = isTyped ? listTexts(contentTypes[type].fields, values) : [];
    const shortcomings = isTyped ? (page?.shortcomings ?? []) : [];
    return createFieldFinder([
      ...shortcomings.map(({ path, field, problem }) => ({ path: path.join('.'), text: `${field}: ${problem}` })),
      ...texts,
    ]);
  }, [type, values, isTyped, page]);
  const name = (id: PreviewTextId) => translate(id);
  return createPortal(
    <Flex
      tag="aside"
      data-ochiq="preview"
      aria-label={translate('ochiq.preview.title')}
      direction="column"
      alignItems="stretch"
      background="neutral0"
      borderColor="neutral200"
      position="fixed"
    >
      <Flex gap={2} wrap="wrap" padding={2}>
        <ChoiceButtons
          label={name('ochiq.preview.language')}
          value={locale}
          options={localeCodes.map((code) => ({
            ...{ value: code, label: locales[code].name, lang: locales[code].tag },
            isOff: documentId === null && code !== formLocale,
          }))}
          choose={setLocale}
        />
        <ChoiceButtons
          label={name('ochiq.preview.width')}
          value={screen}
          options={(['phone', 'desktop'] as const).map((value) => ({ value, label: name(`ochiq.preview.width.${value}`) }))}
          choose={setScreen}
        />
        <ChoiceButtons
          label={name('ochiq.preview.theme')}
          value={theme}
          options={(['light', 'dark'] as const).map((value) => ({ value, label: name(`ochiq.preview.theme.${value}`) }))}
          choose={setTheme}
        />
      </Flex>
      <Box paddingLeft={2} paddingRight={2} paddingBottom={2}>
        <Flex gap={2} justifyContent="space-between" alignItems="flex-start">
          <Typography variant="pi" textColor="neutral600">
            {isTyped ? name('ochiq.preview.keys') : name('ochiq.preview.saved')}
          </Typography>
          <IconButton label={name('ochiq.preview.close')} onClick={close}>
            <Cross />
          </IconButton>
        </Flex>
        {fault !== null && (
          <Typography tag="p" role="alert" textColor="danger600">
            {name(`ochiq.preview.${fault}`)}
          </Typography>
        )}
        {page !== null && page.shortcomings.length > 0 && (
          <details>
            <summary>
              <Typography fontWeight="semiBold">{translate('ochiq.preview.missing', { count: page.shortcomings.length })}</Typography>
            </summary>
            <Flex tag="ul" direction="column" alignItems="flex-start" gap={1} maxHeight="20vh" overflow="auto">
              {page.shortcomings.map(({ path, field, problem }) => (
                <li key={path.join('.')}>
                  <Button type="button" variant="ghost" size="S" disabled={!isTyped} onClick={() => focusField(document, path.join('.'))}>
                    {translate('ochiq.preview.missing.item', { field, problem })}
                  </Button>
                </li>
              ))}
            </Flex>
          </details>
        )}
      </Box>
      {page?.html && (
        <PreviewFrame
          html={page.html}
          origin={page.origin}
          theme={theme}
          screen={screen}
          finder={finder}
          pick={(path) => focusField(document, path)}
        />
      )}
    </Flex>,
    document.body,
  );
}
