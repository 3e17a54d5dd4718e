import type { ComponentType } from 'react';

import { DefaultLayout } from './default/default';
import { HomeLayout } from './home/home';
import type { LayoutProps } from './layout-props';
import { PlainLayout } from './plain/plain';

const layouts: Readonly<Record<string, ComponentType<LayoutProps>>> = { default: DefaultLayout, home: HomeLayout, plain: PlainLayout };

/** Specification, section 2: a named layout that is missing falls back to the default one. */
export function layoutOf(name = 'default'): ComponentType<LayoutProps> {
  return (Object.hasOwn(layouts, name) ? layouts[name] : undefined) ?? DefaultLayout;
}
