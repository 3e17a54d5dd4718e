import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { Flex, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import type { AuditFormat } from '../../people/audit/audit-paths.ts';
import { saveFile } from '../shared/save-file.ts';
import { englishAudit } from '../texts/en/audit.ts';
import { useTexts } from '../texts/use-texts.ts';
import {
  type LogFilters,
  countPages,
  readAuditFilters,
  readPageNumber,
  toAuditSearch,
  toDownloadRequest,
  toLogRequest,
} from './audit-address.ts';
import { type ShownLog, shownLog } from './audit-response.ts';
import { DownloadButtons } from './download-buttons.tsx';
import { FilterForm } from './filter-form.tsx';
import { LogTable } from './log-table.tsx';
import { PageLinks } from './page-links.tsx';
import { FailedReading, ReadingNote } from './response-state.tsx';
import { usePanelResponse } from './use-panel-response.ts';
import { useReadableSubjects } from './use-readable-subjects.ts';

/** Requests all rows with these filters, and has the browser save them. @returns the name of the file */
async function downloadLog(filters: LogFilters, format: AuditFormat): Promise<string> {
  const { data } = await getFetchClient().get(toDownloadRequest(filters, format), { responseType: 'blob' });
  const name = `audit-log-${toTashkentDay(new Date())}.${format}`;
  saveFile(name, data);
  return name;
}

function Rows({ log, filters }: { log: ShownLog; filters: LogFilters }) {
  const translate = useTexts(englishAudit);
  const locales = useReadableSubjects(log.rows);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography role="status">{translate(log.total === 0 ? 'ochiq.audit.none' : 'ochiq.audit.count', { count: log.total })}</Typography>
      {log.rows.length > 0 && <LogTable rows={log.rows} locales={locales} />}
      <PageLinks
        page={log.page}
        pages={countPages(log.total, log.pageSize)}
        getAddress={(page) => `/audit${toAuditSearch(filters, page)}`}
      />
      {log.total > 0 && <DownloadButtons download={(format) => downloadLog(filters, format)} />}
    </Flex>
  );
}

/** Renders the log: its filters, which are those of the address, and the rows that match them. */
export function LogView() {
  const translate = useTexts(englishAudit);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const filters = useMemo(() => readAuditFilters(query), [query]);
  const { response, last, reload } = usePanelResponse(toLogRequest(filters, readPageNumber(query)), shownLog);
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <FilterForm filters={filters} people={last?.users ?? []} apply={(chosen) => navigate(`/audit${toAuditSearch(chosen)}`)} />
      {response.state === 'reading' && <ReadingNote />}
      {response.state === 'broken' && (
        <FailedReading message={translate('ochiq.audit.broken', { reason: response.reason })} reload={reload} />
      )}
      {response.state === 'read' && <Rows log={response.value} filters={filters} />}
    </Flex>
  );
}
