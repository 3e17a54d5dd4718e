import { contentTypes } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import type { StrapiApp } from '@strapi/strapi/admin';

/** The kind of field that our part of the panel shows for a menu. */
export const menuFieldType = 'ochiq-menu';

// Strapi 5.54.0 types no hook; these types follow its source.
type FieldLayout = { name: string; type: string; size?: number };
type View = { layout: { layout: readonly (readonly (readonly FieldLayout[])[])[]; settings: { displayName?: string } } };

const { title, fields } = contentTypes.navigation;
const isMenu = (name: string) => Object.entries<Field>(fields).some(([own, { cms }]) => own === name && cms.type === 'json');

/** Shows menus as lists of items, each over the whole width, instead of Strapi's field for JSON. */
export function addMenuFields({ registerHook }: Pick<StrapiApp, 'registerHook'>): void {
  const toMenuField = (field: FieldLayout): FieldLayout => (isMenu(field.name) ? { ...field, type: menuFieldType, size: 12 } : field);
  registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (view: View): View => {
    const { layout, settings } = view.layout;
    if (settings.displayName !== title) return view;
    return { ...view, layout: { ...view.layout, layout: layout.map((rows) => rows.map((row) => row.map(toMenuField))) } };
  });
}
