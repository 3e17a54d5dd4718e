import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { Facts } from '../facts/facts';
import { Stack } from '../stack/stack';

/** Who is signed in, and below it the way out. */
export function OwnFacts({ children }: { children: ReactNode }) {
  const t = useMessages();
  return (
    <Stack>
      <Facts
        rows={[
          [t('forms:label.name'), <span key="name" data-slot="name" />],
          // Who came through a provider may have told no address: then these words stay.
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
