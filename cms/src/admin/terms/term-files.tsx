import { Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';

import { termFormats, type TermFormat } from '../../content/terms/term-exchange.ts';
import { termPaths } from '../../content/terms/terms.ts';
import { getReason } from '../shared/get-reason.ts';
import { saveFile } from '../shared/save-file.ts';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import { termTexts } from './term-texts.ts';

/** Renders the buttons that save all terms as a file. */
export function TermFiles() {
  const translate = useOwnTexts(termTexts);
  const { get } = useFetchClient();
  const [reason, setReason] = useState<string | null>(null);
  const download = async (format: TermFormat) => {
    setReason(null);
    try {
      const { data } = await get<Blob>(`${termPaths.export}?format=${format}`, { responseType: 'blob' });
      saveFile(`terms.${format}`, data);
    } catch (error) {
      setReason(getReason(error));
    }
  };
  return (
    <Flex tag="section" direction="column" alignItems="flex-start" gap={3} aria-label={translate('ochiq.terms.export')}>
      <Typography variant="delta" tag="h2">
        {translate('ochiq.terms.export')}
      </Typography>
      <Flex gap={2} wrap="wrap">
        {termFormats.map((format) => (
          <Button key={format} type="button" variant="tertiary" size="S" startIcon={<Download />} onClick={() => void download(format)}>
            {translate(`ochiq.terms.export.${format}`)}
          </Button>
        ))}
      </Flex>
      {reason !== null && (
        <Typography role="alert" textColor="danger700">
          {translate('ochiq.terms.export.broken', { reason })}
        </Typography>
      )}
    </Flex>
  );
}
