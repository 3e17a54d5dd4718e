import type { ComponentType } from 'react';

/**
 * Marks a component whose HTML follows from its props and the page's language alone: the renderer of pages renders the
 * same props once and reuses the HTML (`ssr/render-once.tsx` takes this module's place there). Browsers get the
 * component as it is. A second argument picks from the props what the HTML follows from, where that is less than all.
 */
type RenderOnce = <Props extends object>(component: ComponentType<Props>, toKey?: (props: Props) => unknown) => ComponentType<Props>;

export const renderOnce: RenderOnce = (component) => component;
