import { Flex, Typography, Button, Dialog } from '@strapi/design-system';
import { ConfirmDialog, getFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { type PublicationNews, publishingPath } from '../../content/publisher-client/publishing.ts';
import { getReason } from '../shared/get-reason.ts';
import { englishPublishing } from '../texts/en/publishing.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import { formatTashkentTime } from './format-tashkent-time.ts';
import { describeDuration, describePublication } from './describe-overview.ts';

type Props = { number: number; what: string; at: string };

/** Takes a publication back, after one question. */
function UndoButton({ number, what, at }: Props) {
  const translate = useTexts(englishPublishing);
  const { toggleNotification } = useNotification();
  const [isSending, setIsSending] = useState(false);
  const undo = async () => {
    setIsSending(true);
    try {
      // The component may be unmounted before the response: a hook's client would abort the request.
      await getFetchClient().post(`${publishingPath}/undo/${String(number)}`, {});
      toggleNotification({ type: 'success', message: translate('ochiq.publishing.undo.done') });
    } catch (error) {
      const reason = getReason(error);
      toggleNotification({ type: 'danger', message: translate('ochiq.publishing.undo.failed', { reason }) });
    }
    setIsSending(false);
  };
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="tertiary" size="S" shrink={0} loading={isSending} aria-label={translate('ochiq.publishing.undo.label', { what })}>
          {translate('ochiq.publishing.undo')}
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog title={translate('ochiq.publishing.undo.title')} onConfirm={undo}>
        {translate('ochiq.publishing.undo.body', { what, at })}
      </ConfirmDialog>
    </Dialog.Root>
  );
}

/** Renders one publication: what it was, when, its size, and whether it was undone. */
export function PublicationRow(publication: PublicationNews) {
  const intl = useIntl();
  const translate = useTexts(englishPublishing);
  const { number, pages, following = 0, undoes, undoneBy, mayUndo } = publication;
  const what = describePublication(publication, translate, useContentLabels());
  const at = formatTashkentTime(publication.at, new Date());
  const notes = [
    translate('ochiq.publishing.row.facts', { at, pages }),
    ...describeDuration(publication, translate, (ms) => intl.formatNumber(ms / 1000, { maximumFractionDigits: 1 })),
    ...(following === 0 ? [] : [translate('ochiq.publishing.row.following', { count: following })]),
    ...(undoes === null ? [] : [translate('ochiq.publishing.row.undoes', { number: undoes })]),
    ...(undoneBy === null ? [] : [translate('ochiq.publishing.row.undone')]),
  ];
  return (
    <Flex tag="li" justifyContent="space-between" alignItems="center" gap={2} width="100%" wrap="wrap">
      <Flex direction="column" alignItems="flex-start" minWidth="0" flex="1 1 16rem">
        {/* Names of entries, in whatever language they have. */}
        <Typography variant="omega" textColor="neutral800" maxWidth="100%" style={{ overflowWrap: 'anywhere' }} translate="no">
          {what}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {notes.join(' · ')}
        </Typography>
      </Flex>
      {mayUndo && <UndoButton number={number} what={what} at={at} />}
    </Flex>
  );
}
