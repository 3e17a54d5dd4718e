import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

import { ListTools } from './list-tools.tsx';

// Strapi 5.54.0 types no plugin's interface; this type follows its source.
type Injecting = { injectComponent: (view: string, zone: string, part: { name: string; Component: ComponentType }) => void };

/** Adds our tools to every list; call it once the panel's plugins are loaded. */
export function addListTools({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  (getPlugin('content-manager') as unknown as Injecting).injectComponent('listView', 'actions', {
    name: 'ochiq-list-tools',
    Component: ListTools,
  });
}
