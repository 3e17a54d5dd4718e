import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

import type { FieldProps } from './field-props.ts';
import { DayField, MinuteField } from './moment-field.tsx';
import { SlugField } from './slug-field.tsx';

const fields: readonly (readonly [type: string, Component: ComponentType<FieldProps>])[] = [
  ['uid', SlugField],
  ['date', DayField],
  ['datetime', MinuteField],
];

/** Puts our fields into forms in the place of Strapi's. */
export function addFields({ addFields: add }: Pick<StrapiApp, 'addFields'>): void {
  // Strapi 5.54.0 types no props of these.
  add(fields.map(([type, Component]) => ({ type, Component: Component as ComponentType })));
}
