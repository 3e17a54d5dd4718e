import type { ReactNode } from 'react';
import { contentTypes } from '@ochiq/contract/content-types';
import { intakeTypes } from '@ochiq/contract/forms/intake-types';
import type { StrapiApp } from '@strapi/strapi/admin';
import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import { SharedMark } from '../shared/shared-mark.tsx';
import { findHint, toHintId } from './hint-ids.ts';
import { englishHints, type HintKey } from '../texts/en/hints.ts';

/** Renders the hint of a field, in the language of the panel. */
function Hint({ of }: { of: HintKey }) {
  return <>{useIntl().formatMessage({ id: toHintId(of), defaultMessage: englishHints[of] })}</>;
}

/** Renders the same next to the label of a group of fields, under which Strapi 5.54.0 shows nothing. */
function GroupHint({ of }: { of: HintKey }) {
  return (
    <Typography tag="span" variant="pi" textColor="neutral600" paddingLeft={1}>
      <Hint of={of} />
    </Typography>
  );
}

// Strapi 5.54.0 types no hook; these types follow its source.
type FieldLayout = { name: string; type: string; hint?: ReactNode; labelAction?: ReactNode };
type Rows = readonly (readonly FieldLayout[])[];
type Layout = {
  layout: readonly Rows[];
  components: Readonly<Record<string, { layout: Rows }>>;
  settings: { displayName?: string };
};
type View = { layout: Layout };

const types = Object.entries({ ...contentTypes, ...intakeTypes });

/** Adds the hint of a field, and the mark of shared fields. */
function decorate(group: string, shared: readonly string[] | null): (field: FieldLayout) => FieldLayout {
  return (field) => {
    const key = findHint(group, field.name);
    const isGroup = field.type === 'component';
    const mark = shared === null ? null : <SharedMark isShared={shared.includes(field.name)} />;
    return {
      ...field,
      ...(key === null || isGroup ? {} : { hint: <Hint of={key} /> }),
      labelAction: (
        <>
          {mark}
          {key !== null && isGroup && <GroupHint of={key} />}
        </>
      ),
    };
  };
}

/**
 * Adds hints and marks to the fields of forms, instead of the mark of Strapi's i18n, whose title reads "[object
 * Object]". A layout identifies its type only by the title, which is unique.
 */
export function decorateFields({ registerHook }: Pick<StrapiApp, 'registerHook'>): void {
  registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (view: View): View => {
    const { layout, components, settings } = view.layout;
    const type = types.find(([, { title }]) => title === settings.displayName);
    if (!type) return view;
    const [name, { fields }] = type;
    // What citizens send is in one language: nothing of it is shared.
    const isContent = Object.hasOwn(contentTypes, name);
    const shared = isContent ? Object.entries(fields).flatMap(([field, { localized }]) => (localized ? [] : [field])) : null;
    const rowsOf = (rows: Rows, group: string, marked: readonly string[] | null) => rows.map((row) => row.map(decorate(group, marked)));
    return {
      ...view,
      layout: {
        ...view.layout,
        layout: layout.map((rows) => rowsOf(rows, name, shared)),
        components: Object.fromEntries(
          Object.entries(components).map(([uid, one]) => [uid, { ...one, layout: rowsOf(one.layout, uid, null) }]),
        ),
      },
    };
  });
}
