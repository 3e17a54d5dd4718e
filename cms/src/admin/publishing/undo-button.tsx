import { Button, Dialog } from '@strapi/design-system';
import { ConfirmDialog, getFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

import { publishingPath } from '../../publisher-client/publishing.ts';
import { usePublishingWords } from './use-publishing-words.ts';

type Props = { number: number; what: string; at: string };

/** Takes a publication back, after one question. */
export function UndoButton({ number, what, at }: Props) {
  const { say } = usePublishingWords();
  const { toggleNotification } = useNotification();
  const [isSending, setIsSending] = useState(false);
  const undo = async () => {
    setIsSending(true);
    try {
      // The component may be unmounted before the response: a hook's client would abort the request.
      await getFetchClient().post(`${publishingPath}/undo/${String(number)}`, {});
      toggleNotification({ type: 'success', message: say('ochiq.publishing.undo.done') });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      toggleNotification({ type: 'danger', message: say('ochiq.publishing.undo.failed', { reason }) });
    }
    setIsSending(false);
  };
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="tertiary" size="S" shrink={0} loading={isSending} aria-label={say('ochiq.publishing.undo.label', { what })}>
          {say('ochiq.publishing.undo')}
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog title={say('ochiq.publishing.undo.title')} onConfirm={undo}>
        {say('ochiq.publishing.undo.body', { what, at })}
      </ConfirmDialog>
    </Dialog.Root>
  );
}
