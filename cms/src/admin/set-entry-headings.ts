import type { StrapiApp } from '@strapi/strapi/admin';

type View = { layout: { settings: { mainField?: string } } };

/** Calls an entry that has no field for a name by its type: Strapi shows the id of its document as a heading, `s7n8jteku…`. */
export function setEntryHeadings({ registerHook }: Pick<StrapiApp, 'registerHook'>): void {
  registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (view: View): View => {
    const { settings } = view.layout;
    if (settings.mainField !== 'documentId') return view;
    return { ...view, layout: { ...view.layout, settings: { ...settings, mainField: 'id' } } };
  });
}
