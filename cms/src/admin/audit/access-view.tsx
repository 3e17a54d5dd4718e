import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { Flex, Typography } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';

import { englishAudit } from '../texts/en/audit.ts';
import { useTexts } from '../texts/use-texts.ts';
import { AccessTable } from './access-table.tsx';
import { readAccessDay, toAccessRequest } from './audit-address.ts';
import { shownAccess } from './audit-response.ts';
import { DayForm } from './day-form.tsx';
import { FailedReading, ReadingNote } from './response-state.tsx';
import { usePanelResponse } from './use-panel-response.ts';

/** Renders who had access to the panel on the day of the address, which is today where it says none. */
export function AccessView() {
  const translate = useTexts(englishAudit);
  const [query, setQuery] = useSearchParams();
  const today = toTashkentDay(new Date());
  const date = readAccessDay(query) ?? today;
  const { response, reload } = usePanelResponse(toAccessRequest(date), shownAccess);
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Typography>{translate('ochiq.audit.access-lead')}</Typography>
      <DayForm date={date} today={today} choose={(chosen) => setQuery({ view: 'access', date: chosen })} />
      {response.state === 'reading' && <ReadingNote />}
      {response.state === 'broken' && (
        <FailedReading message={translate('ochiq.audit.access-broken', { reason: response.reason })} reload={reload} />
      )}
      {response.state === 'read' && <AccessTable accounts={response.value.users} date={date} />}
    </Flex>
  );
}
