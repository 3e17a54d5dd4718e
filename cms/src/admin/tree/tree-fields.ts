import { contentTypes } from '@ochiq/contract/content-types';
import type { StrapiApp } from '@strapi/strapi/admin';

/** The kind of field that our part of the panel shows for the place of a page. */
export const parentFieldType = 'ochiq-page-parent';

// Strapi 5.54.0 types no hook; these types follow its source.
type FieldLayout = { name: string; type: string; attribute: Readonly<Record<string, unknown>> };
type View = { layout: { layout: readonly (readonly (readonly FieldLayout[])[])[]; settings: { displayName?: string } } };

const { title, fields } = contentTypes.page;

/** Replaces the texts of a page's place and slug by fields of our own. Both are plain texts for Strapi. */
function toTreeField(field: FieldLayout): FieldLayout {
  if (field.name === 'parent') return { ...field, type: parentFieldType };
  if (field.name !== 'slug') return field;
  return { ...field, type: 'uid', attribute: { ...field.attribute, targetField: fields.slug.derivedFrom } };
}

/** Shows the place of a page as a choice of sections and pages, and lets its slug follow the title. */
export function addTreeFields({ registerHook }: Pick<StrapiApp, 'registerHook'>): void {
  registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (view: View): View => {
    const { layout, settings } = view.layout;
    if (settings.displayName !== title) return view;
    return { ...view, layout: { ...view.layout, layout: layout.map((rows) => rows.map((row) => row.map(toTreeField))) } };
  });
}
