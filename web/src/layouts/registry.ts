import type { ComponentType } from 'react';

import { DefaultLayout } from './default/default';
import { HomeLayout } from './home/home';
import type { LayoutProps } from './layout-props';
import { PlainLayout } from './plain/plain';

const layouts: Readonly<Record<string, ComponentType<LayoutProps>>> = { default: DefaultLayout, home: HomeLayout, plain: PlainLayout };

/** Returns a layout by name; an unknown one falls back to the default (.github/ARCHITECTURE.md, "Routes and navigation"). */
export function getLayout(name = 'default'): ComponentType<LayoutProps> {
  return (Object.hasOwn(layouts, name) ? layouts[name] : undefined) ?? DefaultLayout;
}
