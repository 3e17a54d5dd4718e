import { Button, Flex, Typography } from '@strapi/design-system';
import { useRef, useState } from 'react';

import type { Absence, AbsencesResponse } from '../../people/absences/absence.ts';
import type { LeavingReport } from '../../people/leaving/leaving.ts';
import type { PersonWithRoles } from '../../people/rights/people-rights.ts';
import { getReason } from '../shared/get-reason.ts';
import { englishAbsences } from '../texts/en/people/absences.ts';
import { useTexts } from '../texts/use-texts.ts';
import { AbsenceDialog } from './absence-dialog.tsx';
import { AbsenceList } from './absence-list.tsx';
import type { AbsenceRequests } from './absence-requests.ts';
import { LeavingDialog } from './leaving-dialog.tsx';

type OpenDialog = { kind: 'set'; proposal: Absence | null } | { kind: 'leave'; report: LeavingReport };

type Props = {
  person: PersonWithRoles;
  people: readonly PersonWithRoles[];
  known: AbsencesResponse;
  /** Reads again what was changed. */
  reload: () => void;
  /** Reads what the person has open. */
  readReport: () => Promise<LeavingReport>;
  requests: Pick<AbsenceRequests, 'set' | 'drop' | 'leave'>;
};

/** Renders the absences of a person, and what an administrator can do about them: set a stand-in, and let the person leave. */
export function PersonAbsencesPart({ person, people, known, reload, readReport, requests }: Props) {
  const translate = useTexts(englishAbsences);
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const [note, setNote] = useState('');
  const opener = useRef<HTMLElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = (dialog: OpenDialog, button: HTMLElement) => {
    opener.current = button;
    setNote('');
    setOpened(dialog);
  };
  const frame = {
    close: () => setOpened(null),
    returnFocus: () => (opener.current?.isConnected ? opener.current : heading.current)?.focus(),
  };
  /** Says why something failed: the buttons of a list have no dialog of their own. */
  const tryTo = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      setNote(translate('ochiq.absences.failed', { reason: getReason(error) }));
    }
  };
  const { absences, mayChange, mayGiveAdministration, standInNotes } = known;
  const drop = ({ id }: Absence) =>
    tryTo(async () => {
      await requests.drop(id);
      reload();
      heading.current?.focus();
    });
  const openReport = (button: HTMLElement) => tryTo(async () => open({ kind: 'leave', report: await readReport() }, button));
  return (
    <Flex
      tag="section"
      direction="column"
      alignItems="stretch"
      gap={3}
      data-ochiq="person-absences"
      aria-labelledby="ochiq-person-absences"
    >
      <Typography ref={heading} id="ochiq-person-absences" tabIndex={-1} variant="delta" tag="h3">
        {translate('ochiq.absences.of-person')}
      </Typography>
      <Typography role="status">{note}</Typography>
      {absences.length === 0 ? (
        <Typography textColor="neutral600">{translate('ochiq.absences.none')}</Typography>
      ) : (
        <AbsenceList
          absences={absences}
          mayDrop={() => mayChange}
          drop={(absence) => void drop(absence)}
          accept={mayChange ? (proposal, button) => open({ kind: 'set', proposal }, button) : undefined}
        />
      )}
      {mayChange && (
        <Flex gap={2} wrap="wrap">
          {person.isActive && (
            <Button
              type="button"
              variant="secondary"
              onClick={({ currentTarget }: { currentTarget: HTMLElement }) => open({ kind: 'set', proposal: null }, currentTarget)}
            >
              {translate('ochiq.absences.set')}
            </Button>
          )}
          <Button
            type="button"
            variant="danger-light"
            onClick={({ currentTarget }: { currentTarget: HTMLElement }) => void openReport(currentTarget)}
          >
            {translate('ochiq.absences.leave')}
          </Button>
        </Flex>
      )}
      {opened?.kind === 'set' && standInNotes && (
        <AbsenceDialog
          person={person}
          people={people.filter(({ id, isActive }) => isActive && id !== person.id)}
          mayGiveAdministration={mayGiveAdministration}
          notes={standInNotes}
          proposed={opened.proposal}
          set={async (input) => {
            await requests.set(input);
            reload();
          }}
          {...frame}
        />
      )}
      {opened?.kind === 'leave' && (
        <LeavingDialog
          report={opened.report}
          leave={async (input) => {
            await requests.leave(input);
            setNote(translate('ochiq.absences.left', { person: person.name }));
            reload();
          }}
          {...frame}
        />
      )}
    </Flex>
  );
}
