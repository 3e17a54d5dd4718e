import { createElement } from 'react';

import type { LayoutProps } from './layout-props';
import { layoutOf } from './registry';

type PageTemplateProps = LayoutProps & {
  /** The name of the layout. */
  layout?: string;
};

/** A page in the layout that it names. */
export function PageTemplate({ layout, ...props }: PageTemplateProps) {
  return createElement(layoutOf(layout), props);
}
