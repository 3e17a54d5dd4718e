import { Typography } from '@strapi/design-system';
import { useState } from 'react';

import type { ProposalInput } from '../../people/absences/absence.ts';
import { ReviewDialog } from '../review/dialogs/review-dialog.tsx';
import { englishAbsences } from '../texts/en/people/absences.ts';
import { useTexts } from '../texts/use-texts.ts';
import { DayFields, toSentDays, type TypedDays } from './day-fields.tsx';

type Props = { propose: (days: ProposalInput) => Promise<unknown>; close: () => void; returnFocus: () => void };

/** Renders the dialog by which users say when they will be away. */
export function ProposeDialog({ propose, close, returnFocus }: Props) {
  const translate = useTexts(englishAbsences);
  const [days, setDays] = useState<TypedDays>({ fromDay: null, untilDay: null });
  const [isRefused, setIsRefused] = useState(false);
  const sent = toSentDays(days);
  const check = () => {
    setIsRefused(sent === null);
    return sent !== null;
  };
  return (
    <ReviewDialog
      title={translate('ochiq.absences.propose')}
      action={translate('ochiq.absences.send')}
      check={check}
      run={() => (sent === null ? Promise.resolve() : propose(sent))}
      close={close}
      returnFocus={returnFocus}
    >
      <Typography>{translate('ochiq.absences.propose-lead')}</Typography>
      <DayFields days={days} isRefused={isRefused} change={setDays} />
    </ReviewDialog>
  );
}
