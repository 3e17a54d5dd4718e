import { getContentTypeUid } from '@ochiq/contract/content-types';
import { Button, Dialog, Flex } from '@strapi/design-system';
import { ConfirmDialog, getFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { type RestoreRequest, restoreResponse, type TakenValue, type TrashedEntry, trashPath } from '../../content/trash/trashed.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { describeMissing } from '../history/describe-missing.ts';
import { forgetDocument } from '../saving/apply-version.ts';
import { getReason } from '../shared/get-reason.ts';
import { englishTrash } from '../texts/en/history.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import { TakenDialog } from './taken-dialog.tsx';

type Props = { entry: TrashedEntry; title: string; onChanged: () => void };

/** Renders what can be done with a deleted entry. */
export function TrashActions({ entry, title, onChanged }: Props) {
  const translate = useTexts(englishTrash);
  const { getFieldLabel } = useContentLabels();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [taken, setTaken] = useState<readonly TakenValue[]>([]);
  const { type, document: documentId } = entry;
  const path = `${trashPath}/${type}/${documentId}`;

  const restore = async (slugs: RestoreRequest['slugs'] = {}) => {
    setIsSending(true);
    try {
      const outcome = restoreResponse.parse((await getFetchClient().post(`${path}/restore`, { slugs })).data);
      if ('taken' in outcome) setTaken(outcome.taken);
      else {
        forgetDocument(getContentTypeUid(type), documentId);
        const fields = describeMissing(outcome.missing, (name) => getFieldLabel(type, name));
        toggleNotification(
          fields === ''
            ? { type: 'success', message: translate('ochiq.trash.restore.done', { title }) }
            : { type: 'warning', message: translate('ochiq.trash.restore.lost', { title, fields }) },
        );
        navigate(getEntryAddress({ type, documentId, locale: outcome.locales[0] ?? null }));
      }
    } catch (error) {
      toggleNotification({ type: 'danger', message: translate('ochiq.trash.restore.failed', { title, reason: getReason(error) }) });
    }
    setIsSending(false);
  };
  const remove = async () => {
    try {
      await getFetchClient().del(path);
      toggleNotification({ type: 'success', message: translate('ochiq.trash.remove.done', { title }) });
      onChanged();
    } catch (error) {
      toggleNotification({ type: 'danger', message: translate('ochiq.trash.remove.failed', { title, reason: getReason(error) }) });
    }
  };
  return (
    <Flex gap={2} wrap="wrap">
      {entry.mayRestore && (
        <Button
          type="button"
          size="S"
          variant="secondary"
          loading={isSending}
          aria-label={translate('ochiq.trash.restore.name', { title })}
          onClick={() => void restore()}
        >
          {translate('ochiq.trash.restore')}
        </Button>
      )}
      {entry.mayRemove && (
        <Dialog.Root>
          <Dialog.Trigger>
            <Button type="button" size="S" variant="danger-light" aria-label={translate('ochiq.trash.remove.name', { title })}>
              {translate('ochiq.trash.remove')}
            </Button>
          </Dialog.Trigger>
          <ConfirmDialog title={translate('ochiq.trash.remove.title')} onConfirm={remove}>
            {translate('ochiq.trash.remove.body', { title })}
          </ConfirmDialog>
        </Dialog.Root>
      )}
      {taken.length > 0 && (
        <TakenDialog
          taken={taken}
          onCancel={() => setTaken([])}
          onRestore={(slugs) => {
            setTaken([]);
            void restore(slugs);
          }}
        />
      )}
    </Flex>
  );
}
