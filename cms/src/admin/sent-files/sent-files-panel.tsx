import { uploadFormats } from '@ochiq/contract/fields/upload';
import { formsWithFiles } from '@ochiq/contract/forms/form-files';
import { Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { SentFilesQuery } from '../../submissions/sent-files/sent-file.ts';
import type { SidePanelProps } from '../edited-entry.ts';
import { englishSentFiles } from '../texts/en/side-panels.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useSentFiles, type ListedFile } from './use-sent-files.ts';

const kilobyte = 1024;

/** Returns the label of a file's kind by its extension, `PDF`. */
const getKindLabel = (mime: string): string =>
  (Object.entries(uploadFormats).find(([, format]) => format.mime === mime)?.[0] ?? mime).replace('.', '').toUpperCase();

/** Returns a formatter of file sizes, with the decimal sign of the panel's language: Chromium has none for Uzbek. */
function useSizeFormat() {
  const { locale } = useIntl();
  const translate = useTexts(englishSentFiles);
  return (bytes: number): string => {
    const kilobytes = Math.ceil(bytes / kilobyte);
    if (kilobytes < kilobyte) return translate('ochiq.sent-files.kilobytes', { amount: String(kilobytes) });
    const amount = (bytes / kilobyte / kilobyte).toFixed(1);
    return translate('ochiq.sent-files.megabytes', { amount: locale === 'en' ? amount : amount.replace('.', ',') });
  };
}

function FileRow({ file, save }: { file: ListedFile; save: (file: ListedFile) => Promise<void> }) {
  const translate = useTexts(englishSentFiles);
  const formatSize = useSizeFormat();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = () => {
    setState('loading');
    save(file).then(
      () => {
        setState('idle');
      },
      () => {
        setState('failed');
      },
    );
  };
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" gap={1} width="100%">
      <Typography style={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>
      <Typography variant="pi" textColor="neutral600">
        {`${getKindLabel(file.mime)} · ${formatSize(file.size)}`}
      </Typography>
      <Button
        variant="tertiary"
        startIcon={<Download />}
        loading={state === 'loading'}
        aria-label={translate('ochiq.sent-files.save.name', { name: file.name })}
        onClick={download}
      >
        {translate('ochiq.sent-files.save')}
      </Button>
      {state === 'failed' && (
        <Typography role="alert" variant="pi" textColor="danger700">
          {translate('ochiq.sent-files.failed')}
        </Typography>
      )}
    </Flex>
  );
}

function FileList(query: SentFilesQuery) {
  const translate = useTexts(englishSentFiles);
  const { files, save } = useSentFiles(query);
  if (files === null) return null;
  if (files === 'broken') return <Typography role="alert">{translate('ochiq.sent-files.broken')}</Typography>;
  if (files.length === 0) return <Typography textColor="neutral600">{translate('ochiq.sent-files.none')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Typography variant="pi" textColor="neutral600">
        {translate('ochiq.sent-files.care')}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} save={save} />
        ))}
      </Flex>
    </Flex>
  );
}

/** Renders the side panel with the files that a citizen sent with a submission. */
export function SentFilesPanel({ model, document }: SidePanelProps) {
  const translate = useTexts(englishSentFiles);
  const type = formsWithFiles.find((name) => model === `api::${name}.${name}`);
  const { documentId } = document ?? {};
  if (type === undefined || documentId === undefined) return null;
  return { title: translate('ochiq.sent-files.title'), content: <FileList key={documentId} type={type} document={documentId} /> };
}
