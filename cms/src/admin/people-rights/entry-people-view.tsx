import { contentTypeNames } from '@ochiq/contract/content-types';
import { localeCodes, locales } from '@ochiq/contract/routing/locales';
import { Flex } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';

import { entryPeopleResponse } from '../../people/rights/people-rights.ts';
import { FailedReading, ReadingNote } from '../audit/response-state.tsx';
import { usePanelResponse } from '../audit/use-panel-response.ts';
import { groupLinks } from '../left-side/type-groups.ts';
import { ChoiceField, pageChoiceWidth } from '../shared/choice-field.tsx';
import { englishRights } from '../texts/en/people/rights.ts';
import { useTexts } from '../texts/use-texts.ts';
import { EntryPeople } from './entry-people.tsx';
import { readEntryChoice, toEntryRequest, toEntrySearch } from './rights-address.ts';
import { useRightsLabels } from './use-rights-labels.ts';

/** The types of content as the left side of the panel lists them. */
const sortedTypes = groupLinks(contentTypeNames.map((type) => ({ type, uid: `api::${type}.${type}` }))).flatMap(({ links }) =>
  links.map(({ type }) => type),
);

/** Renders who may publish entries of a type in a language, which are those of the address. */
export function EntryPeopleView() {
  const translate = useTexts(englishRights);
  const { labelType } = useRightsLabels();
  const [query, setQuery] = useSearchParams();
  const choice = readEntryChoice(query);
  const { response, reload } = usePanelResponse(toEntryRequest(choice), entryPeopleResponse);
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <ChoiceField
        name="ochiq-rights-type"
        label={translate('ochiq.rights.choose-type')}
        width={pageChoiceWidth}
        options={sortedTypes.map((type) => ({ value: type, label: labelType(type) }))}
        value={choice.type}
        choose={(type) => setQuery(toEntrySearch({ ...choice, type }))}
      />
      <ChoiceField
        name="ochiq-rights-language"
        label={translate('ochiq.rights.choose-language')}
        width={pageChoiceWidth}
        options={localeCodes.map((code) => ({ value: code, label: locales[code].name }))}
        value={choice.locale}
        choose={(locale) => setQuery(toEntrySearch({ ...choice, locale }))}
      />
      {response.state === 'reading' && <ReadingNote />}
      {response.state === 'broken' && (
        <FailedReading message={translate('ochiq.rights.broken', { reason: response.reason })} reload={reload} />
      )}
      {response.state === 'read' && <EntryPeople people={response.value} />}
    </Flex>
  );
}
