import { type FileWords, type LanguageWords, languageWordNames, maxFileWords } from '@ochiq/contract/media-library/file-words';
import { type Locale, localeCodes, locales } from '@ochiq/contract/routing/locales';
import { Field, Flex, TextInput, Typography } from '@strapi/design-system';
import type { KeyboardEvent } from 'react';

import { englishLibrary } from '../../texts/en/library.ts';
import { useTexts } from '../../texts/use-texts.ts';

const noWords: LanguageWords = { caption: '', source: '' };

type Props = {
  words: FileWords;
  /** The languages that the person may write. */
  writable: readonly Locale[];
  change: (words: FileWords) => void;
};

/** The form of Strapi around these fields would be sent. */
const stopEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Renders the caption and the source of a picture in each language. */
export function WordsFields({ words, writable, change }: Props) {
  const translate = useTexts(englishLibrary);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography variant="pi" textColor="neutral600">
        {translate('ochiq.library.words.hint')}
      </Typography>
      {localeCodes.map((locale) => {
        const own = words[locale] ?? noWords;
        const isWritable = writable.includes(locale);
        return (
          <Flex
            key={locale}
            tag="fieldset"
            direction="column"
            alignItems="stretch"
            gap={2}
            style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}
          >
            <Typography tag="legend" variant="pi" fontWeight="bold" style={{ padding: 0, marginBlockEnd: '0.8rem' }}>
              {translate('ochiq.library.words', { language: locales[locale].name })}
            </Typography>
            {!isWritable && (
              <Typography variant="pi" textColor="neutral600">
                {translate('ochiq.library.words.foreign')}
              </Typography>
            )}
            {languageWordNames.map((name) => (
              <Field.Root
                key={name}
                name={`${name}-${locale}`}
                {...(name === 'source' && isWritable && { hint: translate('ochiq.library.source.hint') })}
              >
                <Field.Label>{translate(`ochiq.library.${name}`)}</Field.Label>
                <TextInput
                  lang={locale}
                  maxLength={maxFileWords}
                  value={own[name]}
                  disabled={!isWritable}
                  onKeyDown={stopEnter}
                  onChange={({ target }: { target: { value: string } }) => change({ ...words, [locale]: { ...own, [name]: target.value } })}
                />
                <Field.Hint />
              </Field.Root>
            ))}
          </Flex>
        );
      })}
    </Flex>
  );
}
