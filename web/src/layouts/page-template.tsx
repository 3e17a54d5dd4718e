import type { LayoutProps } from './layout-props';
import { layoutOf } from './registry';

import '../styles/layers.css';
import '../styles/tokens.css';
import '../styles/reset.css';
import '../styles/base.css';
import '../styles/print.css';

type PageTemplateProps = LayoutProps & {
  /** The name of the layout. */
  layout?: string;
};

/** A page in the layout that it names. */
export function PageTemplate({ layout, ...props }: PageTemplateProps) {
  const Layout = layoutOf(layout);
  return <Layout {...props} />;
}
