import { Flex } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';

import { peopleResponse, peopleRightsPaths, personRightsResponse, type PersonWithRoles } from '../../people/rights/people-rights.ts';
import { PersonAbsences } from '../absences/person-absences.tsx';
import { listPersonLabels } from '../audit/list-person-labels.ts';
import { FailedReading, ReadingNote } from '../audit/response-state.tsx';
import { usePanelResponse } from '../audit/use-panel-response.ts';
import { ChoiceField, pageChoiceWidth } from '../shared/choice-field.tsx';
import { englishRights } from '../texts/en/people/rights.ts';
import { useTexts } from '../texts/use-texts.ts';
import { readPersonId, toPersonRequest, toPersonSearch } from './rights-address.ts';
import { RightsTable } from './rights-table.tsx';

/** Renders the rights of the chosen person. */
function PersonRights({ id, people }: { id: string; people: readonly PersonWithRoles[] }) {
  const translate = useTexts(englishRights);
  const { response, last, reload } = usePanelResponse(toPersonRequest(id), personRightsResponse);
  // While the same person is read again, what was read before stays: the focus is in it.
  const rights = response.state === 'read' ? response.value : last;
  if (response.state === 'broken')
    return <FailedReading message={translate('ochiq.rights.broken', { reason: response.reason })} reload={reload} />;
  if (String(rights?.person.id) !== id || !rights) return <ReadingNote />;
  return (
    <>
      <RightsTable rights={rights} />
      <PersonAbsences key={id} person={rights.person} people={people} reload={reload} />
    </>
  );
}

/** Renders the choice of a person, and their rights. */
function ChosenPerson({ people }: { people: readonly PersonWithRoles[] }) {
  const translate = useTexts(englishRights);
  const [query, setQuery] = useSearchParams();
  const id = readPersonId(query);
  return (
    <>
      <ChoiceField
        name="ochiq-rights-person"
        label={translate('ochiq.rights.choose-person')}
        width={pageChoiceWidth}
        placeholder={translate('ochiq.rights.no-person')}
        options={listPersonLabels(people.map((person) => ({ id: String(person.id), name: person.name })))}
        value={id}
        choose={(chosen) => setQuery(toPersonSearch(chosen))}
      />
      {id !== null && <PersonRights id={id} people={people} />}
    </>
  );
}

/** Renders what a person may do, who is that of the address. */
export function PersonView() {
  const translate = useTexts(englishRights);
  const { response, reload } = usePanelResponse(peopleRightsPaths.people, peopleResponse);
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      {response.state === 'reading' && <ReadingNote />}
      {response.state === 'broken' && (
        <FailedReading message={translate('ochiq.rights.broken', { reason: response.reason })} reload={reload} />
      )}
      {response.state === 'read' && <ChosenPerson people={response.value.people} />}
    </Flex>
  );
}
