import type { Page } from '@ochiq/pages/page';
import type { ReactNode } from 'react';

import { PageTemplate } from './page-template';

/** A page that shows one thing of a list while the list has none; it is called as the list is. */
export function EmptyPage({ page, children }: { page: Page; children: ReactNode }) {
  const [list] = page.trail;
  return (
    <PageTemplate page={page} title={list?.label ?? page.shell.shortName} lang={page.notice?.shownIn ?? null}>
      <p>{children}</p>
    </PageTemplate>
  );
}
