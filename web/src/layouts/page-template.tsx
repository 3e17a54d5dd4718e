import { createElement } from 'react';

import { CheckedPage } from '../middleware/checked-page';
import type { LayoutProps } from './layout-props';
import { getLayout } from './registry';

type PageTemplateProps = LayoutProps & {
  /** The name of the layout. */
  layout?: string;
  /** The names of checks that run before the page is shown. */
  middleware?: readonly string[];
};

const none: readonly string[] = [];

/** Renders a page in its layout, after its checks. */
export function PageTemplate({ layout, middleware = none, ...props }: PageTemplateProps) {
  const shown = createElement(getLayout(layout), props);
  if (middleware.length === 0) return shown;
  return (
    <CheckedPage names={middleware} page={props.page}>
      {shown}
    </CheckedPage>
  );
}
