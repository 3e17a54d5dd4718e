import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import type { OwnAbsencesResponse } from '../../people/absences/absence.ts';
import { translateRoleName } from '../audit/role-name.ts';
import { formatShortDay } from '../dates/moment-format.ts';
import { peopleRightsAddress } from '../people-rights/people-rights-link.ts';
import { toPersonSearch } from '../people-rights/rights-address.ts';
import { getReason } from '../shared/get-reason.ts';
import { englishAbsences } from '../texts/en/people/absences.ts';
import { useTexts } from '../texts/use-texts.ts';
import { AbsenceList } from './absence-list.tsx';
import type { AbsenceRequests } from './absence-requests.ts';
import { ProposeDialog } from './propose-dialog.tsx';
import { useAbsenceLabels } from './use-absence-labels.ts';
import { WorkList } from './work-list.tsx';

type Handover = OwnAbsencesResponse['handovers'][number];

/** Renders what was handed over by a person who left. */
function HandoverRow({ handover: { name, work }, dismiss }: { handover: Handover; dismiss: () => void }) {
  const translate = useTexts(englishAbsences);
  const title = translate('ochiq.absences.handed-over', { name });
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Typography fontWeight="semiBold">{title}</Typography>
      {work.length === 0 ? <Typography>{translate('ochiq.absences.no-work')}</Typography> : <WorkList work={work} label={title} />}
      <Button type="button" variant="tertiary" size="S" aria-label={translate('ochiq.absences.dismiss-name', { name })} onClick={dismiss}>
        {translate('ochiq.absences.dismiss')}
      </Button>
    </Flex>
  );
}

/** Renders proposals of others, each with the way to the person: there the stand-in is chosen. */
function Proposals({ proposals }: Pick<OwnAbsencesResponse, 'proposals'>): ReactNode {
  const translate = useTexts(englishAbsences);
  const { labelAbsence } = useAbsenceLabels();
  if (proposals.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="sigma" textColor="neutral600" tag="h3">
        {translate('ochiq.absences.proposals')}
      </Typography>
      <ul>
        {proposals.map((absence) => {
          const search = new URLSearchParams(toPersonSearch(String(absence.absent.id))).toString();
          return (
            <li key={absence.id}>
              <Link tag={RouterLink} to={`${peopleRightsAddress}?${search}`}>
                {labelAbsence(absence)}
              </Link>
            </li>
          );
        })}
      </ul>
    </Flex>
  );
}

type Props = {
  own: OwnAbsencesResponse;
  reload: () => void;
  requests: Pick<AbsenceRequests, 'propose' | 'drop' | 'dropHandover'>;
};

/** Renders what concerns a user: for whom they stand in, when they are away, whose work they have, and what they have to decide. */
export function OwnAbsences({ own: { standInFor, absences, proposals, handovers }, reload, requests }: Props) {
  const translate = useTexts(englishAbsences);
  const { locale } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const act = async (request: () => Promise<unknown>) => {
    setNote('');
    try {
      await request();
      reload();
      // The pressed button is removed with its row.
      button.current?.focus();
    } catch (error) {
      setNote(translate('ochiq.absences.failed', { reason: getReason(error) }));
    }
  };
  const isEmpty = standInFor.length + absences.length + handovers.length === 0;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} style={{ contain: 'inline-size' }} data-ochiq="own-absences">
      <Typography role="status">{note}</Typography>
      {isEmpty && <Typography textColor="neutral600">{translate('ochiq.absences.own-none')}</Typography>}
      {standInFor.map(({ id, name, roles, untilDay }) => (
        <Typography key={id} fontWeight="semiBold">
          {translate('ochiq.absences.for', {
            name,
            day: formatShortDay(untilDay),
            roles: roles.map((role) => translateRoleName(role, locale)).join(', '),
          })}
        </Typography>
      ))}
      {handovers.map((handover) => (
        <HandoverRow key={handover.id} handover={handover} dismiss={() => void act(() => requests.dropHandover(handover.id))} />
      ))}
      {absences.length > 0 && (
        <AbsenceList absences={absences} mayDrop={({ standIn }) => standIn === null} drop={({ id }) => void act(() => requests.drop(id))} />
      )}
      <Proposals proposals={proposals} />
      <Flex>
        <Button ref={button} type="button" variant="secondary" size="S" onClick={() => setIsOpen(true)}>
          {translate('ochiq.absences.propose')}
        </Button>
      </Flex>
      {isOpen && (
        <ProposeDialog
          propose={async (days) => {
            await requests.propose(days);
            reload();
          }}
          close={() => setIsOpen(false)}
          returnFocus={() => button.current?.focus()}
        />
      )}
    </Flex>
  );
}
