import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';

import { dayFormat } from '../dates/moment-format.ts';
import { MomentInput } from '../dates/moment-input.tsx';
import { englishAbsences } from '../texts/en/people/absences.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Two days as they are typed so far. */
export type TypedDays = { fromDay: string | null; untilDay: string | null };

/** The last day that can be chosen, as fields of entries have it. */
const lastDay = '2099-12-31';

/** Returns the days where both can be sent; `null` where one is missing or no day. */
export const toSentDays = ({ fromDay, untilDay }: TypedDays): { fromDay: string; untilDay: string } | null =>
  fromDay !== null && untilDay !== null && dayFormat.isStored(fromDay) && dayFormat.isStored(untilDay) ? { fromDay, untilDay } : null;

type Props = { days: TypedDays; isRefused: boolean; change: (days: TypedDays) => void };

/** Renders the choice of the first and the last day. */
export function DayFields({ days, isRefused, change }: Props) {
  const translate = useTexts(englishAbsences);
  const range = { first: toTashkentDay(new Date()), last: lastDay };
  const getError = (day: string | null) => (isRefused && day === null ? translate('ochiq.absences.needs-days') : undefined);
  return (
    <>
      <MomentInput
        name="ochiq-absence-from"
        label={translate('ochiq.absences.from')}
        format={dayFormat}
        range={range}
        value={days.fromDay}
        error={getError(days.fromDay)}
        onChange={(fromDay) => change({ ...days, fromDay })}
      />
      <MomentInput
        name="ochiq-absence-until"
        label={translate('ochiq.absences.until')}
        format={dayFormat}
        range={range}
        value={days.untilDay}
        error={getError(days.untilDay)}
        onChange={(untilDay) => change({ ...days, untilDay })}
      />
    </>
  );
}
