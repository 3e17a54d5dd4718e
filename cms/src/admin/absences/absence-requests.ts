import { getFetchClient } from '@strapi/strapi/admin';

import { type AbsenceInput, absencePaths, getAbsencePath, getHandoverPath, type ProposalInput } from '../../people/absences/absence.ts';
import { type LeavingInput, leavingPath } from '../../people/leaving/leaving.ts';

/** What the panel asks of the CMS about absences and people who leave. */
export const absenceRequests = {
  set: (input: AbsenceInput) => getFetchClient().post(absencePaths.absences, input),
  propose: (input: ProposalInput) => getFetchClient().post(absencePaths.proposals, input),
  drop: (absence: number) => getFetchClient().del(getAbsencePath(absence)),
  leave: (input: LeavingInput) => getFetchClient().post(leavingPath, input),
  dropHandover: (handover: number) => getFetchClient().del(getHandoverPath(handover)),
};
export type AbsenceRequests = typeof absenceRequests;
