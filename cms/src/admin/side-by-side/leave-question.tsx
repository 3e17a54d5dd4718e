import { Button, Dialog } from '@strapi/design-system';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

import { useOwnTexts } from '../texts/use-own-texts.ts';
import { sideTexts } from './side-texts.ts';

/** Asks before the page is left, by a link of the panel or another address, where the browser stores nothing of what was typed. */
export function LeaveQuestion({ isNeeded }: { isNeeded: boolean }) {
  const translate = useOwnTexts(sideTexts);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isNeeded && (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && blocker.reset()}>
      <Dialog.Content>
        <Dialog.Header>{translate('ochiq.side.leave')}</Dialog.Header>
        <Dialog.Body>{translate('ochiq.side.leave.lead')}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button type="button" variant="tertiary" fullWidth>
              {translate('ochiq.side.leave.stay')}
            </Button>
          </Dialog.Cancel>
          <Button type="button" variant="danger" fullWidth onClick={() => blocker.proceed()}>
            {translate('ochiq.side.leave.leave')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
