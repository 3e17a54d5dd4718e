import { getContentTypeUid } from '@ochiq/contract/content-types';
import { Button, Dialog } from '@strapi/design-system';
import { ConfirmDialog, getFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

import { editedFromHeader } from '../../content/outdated/edited-from.ts';
import { type EntryQuery, getRestorePath, restoredResponse, type Version } from '../../content/history/version.ts';
import { formatMinute } from '../../content/schedule/minute.ts';
import { forgetDocument } from '../saving/apply-version.ts';
import { getReason } from '../shared/get-reason.ts';
import { englishHistory } from '../texts/en/history.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import { describeMissing } from './describe-missing.ts';

type Props = { entry: EntryQuery; version: Pick<Version, 'id' | 'at'>; draftAt: string | null; onSettled: () => void };

/**
 * Makes a version the draft of its entry, after one question. Where another editor has saved since, nothing is restored,
 * and the comparison is read again: the editor decides by what the draft says now.
 */
export function RestoreButton({ entry, version, draftAt, onSettled }: Props) {
  const translate = useTexts(englishHistory);
  const { getFieldLabel } = useContentLabels();
  const { toggleNotification } = useNotification();
  const [isSending, setIsSending] = useState(false);
  const minute = formatMinute(version.at);
  const restore = async () => {
    setIsSending(true);
    try {
      const path = getRestorePath(getContentTypeUid(entry.type), entry.document);
      const headers = draftAt === null ? {} : { [editedFromHeader]: draftAt };
      const { data } = await getFetchClient().post(path, { locale: entry.locale, version: version.id }, { headers });
      const { missing } = restoredResponse.parse(data);
      forgetDocument(getContentTypeUid(entry.type), entry.document);
      const fields = describeMissing(missing, (name) => getFieldLabel(entry.type, name));
      toggleNotification(
        missing.length === 0
          ? { type: 'success', message: translate('ochiq.history.restore.done', { minute }) }
          : { type: 'warning', message: translate('ochiq.history.restore.lost', { minute, fields }) },
      );
    } catch (error) {
      const reason = getReason(error);
      toggleNotification({ type: 'danger', message: translate('ochiq.history.restore.failed', { reason }) });
    }
    setIsSending(false);
    onSettled();
  };
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button type="button" variant="secondary" loading={isSending}>
          {translate('ochiq.history.restore')}
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog title={translate('ochiq.history.restore.title')} onConfirm={restore}>
        {translate('ochiq.history.restore.body', { minute })}
      </ConfirmDialog>
    </Dialog.Root>
  );
}
