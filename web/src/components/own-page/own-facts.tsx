import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { FactRows } from '../fact-rows/fact-rows';
import { Stack } from '../stack/stack';

/** Renders the account's owner, and the button to sign out. */
export function OwnFacts({ children }: { children: ReactNode }) {
  const t = useMessages();
  return (
    <Stack>
      <FactRows
        rows={[
          [t('forms:label.name'), <span key="name" data-slot="name" />],
          // A provider may not share an address: then these words stay.
          [
            t('forms:label.email'),
            <span key="email" data-slot="email">
              {t('forms:signIn.noAddress')}
            </span>,
          ],
        ]}
      />
      {children}
    </Stack>
  );
}
