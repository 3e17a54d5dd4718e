import { sinceIndependence } from '@ochiq/contract/fields/day-range';
import { Box, Button, Flex } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';

import { dayFormat, formatShortDay } from '../dates/moment-format.ts';
import { MomentInput } from '../dates/moment-input.tsx';
import { englishAudit } from '../texts/en/audit.ts';
import { englishDates } from '../texts/en/forms.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What is typed, and the day of the address for which it was. */
type Edited = { date: string; draft: string | null; isRefused: boolean };

type Props = { date: string; today: string; choose: (date: string) => void };

/** Renders the choice of the day about which to ask who had access; no day after today. */
export function DayForm({ date, today, choose }: Props) {
  const translate = useTexts(englishAudit);
  const sayDates = useTexts(englishDates);
  const [edited, setEdited] = useState<Edited>({ date, draft: date, isRefused: false });
  // Back and Forward change the day, too: what was typed before is of another address.
  const { draft, isRefused } = edited.date === date ? edited : { draft: date, isRefused: false };
  const range = { first: sinceIndependence.first, last: today };
  const isValid = draft !== null && dayFormat.isStored(draft) && draft >= range.first && draft <= range.last;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEdited({ date, draft, isRefused: !isValid });
    if (isValid) choose(draft);
  };
  const describeFault = () =>
    draft !== null && dayFormat.isStored(draft)
      ? sayDates('ochiq.dates.outside', { first: formatShortDay(range.first), last: formatShortDay(range.last) })
      : sayDates('ochiq.dates.no-day', { like: dayFormat.example });
  return (
    <Box tag="form" aria-label={translate('ochiq.audit.access')} onSubmit={submit}>
      <Flex gap={4} wrap="wrap" alignItems="flex-start" background="neutral0" shadow="tableShadow" hasRadius padding={4}>
        <Box width="18rem">
          <MomentInput
            name="ochiq-audit-day"
            label={translate('ochiq.audit.day')}
            format={dayFormat}
            range={range}
            value={draft}
            error={isRefused && !isValid ? describeFault() : undefined}
            onChange={(typed) => setEdited({ date, draft: typed, isRefused })}
          />
        </Box>
        <Box paddingTop={5}>
          <Button type="submit">{translate('ochiq.audit.show')}</Button>
        </Box>
      </Flex>
    </Box>
  );
}
