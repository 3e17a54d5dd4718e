import { useFetchClient } from '@strapi/strapi/admin';

import { absencePaths, absencesResponse } from '../../people/absences/absence.ts';
import { leavingPath, leavingReport } from '../../people/leaving/leaving.ts';
import type { PersonWithRoles } from '../../people/rights/people-rights.ts';
import { FailedReading, ReadingNote } from '../audit/response-state.tsx';
import { usePanelResponse } from '../audit/use-panel-response.ts';
import { englishAbsences } from '../texts/en/people/absences.ts';
import { useTexts } from '../texts/use-texts.ts';
import { absenceRequests } from './absence-requests.ts';
import { PersonAbsencesPart } from './person-absences-part.tsx';

type Props = { person: PersonWithRoles; people: readonly PersonWithRoles[]; reload: () => void };

/** Renders the absences of a person once they are read. @param reload reads the rights of the person again */
export function PersonAbsences({ person, people, reload }: Props) {
  const translate = useTexts(englishAbsences);
  const { get } = useFetchClient();
  const query = new URLSearchParams({ person: String(person.id) }).toString();
  const { response, last, reload: reloadAbsences } = usePanelResponse(`${absencePaths.absences}?${query}`, absencesResponse);
  // While it is read again, what was read before stays: the focus is in it.
  const known = response.state === 'read' ? response.value : last;
  if (response.state === 'broken')
    return <FailedReading message={translate('ochiq.absences.broken', { reason: response.reason })} reload={reloadAbsences} />;
  if (known === null) return <ReadingNote />;
  return (
    <PersonAbsencesPart
      person={person}
      people={people}
      known={known}
      requests={absenceRequests}
      reload={() => {
        reloadAbsences();
        reload();
      }}
      readReport={async () => leavingReport.parse((await get(`${leavingPath}?${query}`)).data)}
    />
  );
}
