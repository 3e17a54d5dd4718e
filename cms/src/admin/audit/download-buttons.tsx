import { Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useState } from 'react';

import { type AuditFormat, auditFormats } from '../../people/audit/audit-paths.ts';
import { getReason } from '../shared/get-reason.ts';
import { englishAudit } from '../texts/en/audit.ts';
import { useTexts } from '../texts/use-texts.ts';

type Outcome = { state: 'done'; name: string } | { state: 'failed'; reason: string };

/**
 * Renders the buttons that save the filtered log as a file, and says how it went.
 * @param download saves the file; returns its name
 */
export function DownloadButtons({ download }: { download: (format: AuditFormat) => Promise<string> }) {
  const translate = useTexts(englishAudit);
  const [running, setRunning] = useState<AuditFormat | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const run = async (format: AuditFormat) => {
    setRunning(format);
    setOutcome(null);
    setOutcome(
      await download(format).then(
        (name): Outcome => ({ state: 'done', name }),
        (error: unknown): Outcome => ({ state: 'failed', reason: getReason(error) }),
      ),
    );
    setRunning(null);
  };
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Flex gap={2} wrap="wrap">
        {auditFormats.map((format) => (
          <Button
            key={format}
            type="button"
            variant="tertiary"
            size="S"
            startIcon={<Download />}
            loading={running === format}
            disabled={running !== null}
            onClick={() => void run(format)}
          >
            {translate(`ochiq.audit.${format}`)}
          </Button>
        ))}
      </Flex>
      <Typography variant="pi" textColor="neutral600">
        {translate('ochiq.audit.download-hint')}
      </Typography>
      <Typography role="status">{outcome?.state === 'done' ? translate('ochiq.audit.downloaded', { name: outcome.name }) : ''}</Typography>
      {outcome?.state === 'failed' && (
        <Typography role="alert" textColor="danger600">
          {translate('ochiq.audit.not-downloaded', { reason: outcome.reason })}
        </Typography>
      )}
    </Flex>
  );
}
