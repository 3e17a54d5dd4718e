import type { Page } from '@ochiq/pages/page';
import type { ReactNode } from 'react';

import { PageTemplate } from './page-template';

/** Renders a page for one item of a list while the list is empty, under the list's title. */
export function EmptyPage({ page, children }: { page: Page; children: ReactNode }) {
  const [list] = page.trail;
  return (
    <PageTemplate page={page} title={list?.label ?? page.shell.shortName} lang={page.notice?.shownIn ?? null}>
      <p>{children}</p>
    </PageTemplate>
  );
}
