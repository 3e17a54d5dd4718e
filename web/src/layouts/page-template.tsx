import { type ComponentType, createElement } from 'react';

import { CheckedPage } from '../middleware/checked-page';
import type { LayoutProps } from './page-props';
import { DefaultLayout } from './default/default';
import { HomeLayout } from './home/home';
import { PlainLayout } from './plain/plain';

const layouts: Readonly<Record<string, ComponentType<LayoutProps>>> = { default: DefaultLayout, home: HomeLayout, plain: PlainLayout };

/** Returns a layout by name; an unknown one falls back to the default (.github/ARCHITECTURE.md, "Routes and navigation"). */
export function getLayout(name = 'default'): ComponentType<LayoutProps> {
  return (Object.hasOwn(layouts, name) ? layouts[name] : undefined) ?? DefaultLayout;
}

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
