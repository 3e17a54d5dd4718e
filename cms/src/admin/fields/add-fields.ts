import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

import { SlugField } from './slug-field.tsx';

/** Puts our fields into forms in the place of Strapi's. */
export function addFields({ addFields: add }: Pick<StrapiApp, 'addFields'>): void {
  // Strapi 5.54.0 types no props of these.
  add([{ type: 'uid', Component: SlugField as ComponentType }]);
}
