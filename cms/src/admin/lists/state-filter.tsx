import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import { SingleSelect, SingleSelectOption } from '@strapi/design-system';

import { entryStates, type EntryState } from '../../content/list-details/list-details.ts';
import { englishLists } from '../texts/en/lists.ts';
import { useTexts } from '../texts/use-texts.ts';

const options = localeCodes.flatMap((locale) => entryStates.map((state): [Locale, EntryState] => [locale, state]));

type Props = { value: string | null; onChange: (value: string | null) => void };

/** Renders the choice of a state in a language, to which a list is narrowed. */
export function StateFilter({ value, onChange }: Props) {
  const translate = useTexts(englishLists);
  return (
    <SingleSelect
      size="S"
      aria-label={translate('ochiq.lists.filter')}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen === '' ? null : String(chosen))}
    >
      <SingleSelectOption value="">{translate('ochiq.lists.filter.any')}</SingleSelectOption>
      {options.map(([locale, state]) => (
        <SingleSelectOption key={`${locale}:${state}`} value={`${locale}:${state}`}>
          {`${locale.toUpperCase()}: ${translate(`ochiq.lists.${state}`)}`}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}
