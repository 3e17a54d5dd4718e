import { contentTypes } from '@ochiq/contract/content-types';
import { intakeTypes } from '@ochiq/contract/forms/intake-types';
import { Flex, Tooltip, Typography, VisuallyHidden } from '@strapi/design-system';
import { Earth, Link } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { labelAttribute } from '../preview/focus-field.ts';
import { englishShared } from '../texts/en/forms.ts';
import { englishHints, findHint, toHintId, type HintKey } from '../texts/en/hints.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Renders an icon next to a label: a globe where each language has its own value, a chain where all share one. */
function SharedMark({ isShared }: { isShared: boolean }) {
  const label = useTexts(englishShared)(isShared ? 'ochiq.shared.shared' : 'ochiq.shared.own');
  const Icon = isShared ? Link : Earth;
  return (
    <Flex tag="span">
      <VisuallyHidden tag="span">{label}</VisuallyHidden>
      <Tooltip label={label}>
        <Icon aria-hidden focusable={false} width="1.2rem" height="1.2rem" fill={isShared ? 'primary600' : 'neutral500'} />
      </Tooltip>
    </Flex>
  );
}

/** Renders the hint of a field, in the language of the panel. */
function Hint({ hintKey }: { hintKey: HintKey }) {
  return <>{useIntl().formatMessage({ id: toHintId(hintKey), defaultMessage: englishHints[hintKey] })}</>;
}

/** Renders the same next to the label of a group of fields, under which Strapi 5.54.0 shows nothing. */
function GroupHint({ hintKey }: { hintKey: HintKey }) {
  return (
    <Typography tag="span" variant="pi" textColor="neutral600" paddingLeft={1}>
      <Hint hintKey={hintKey} />
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

/**
 * Creates the function that adds hints to the fields of a group, and marks.
 * @param shared the fields that all languages share; `null` for no marks
 */
function createFieldDecorator(group: string, shared: readonly string[] | null): (field: FieldLayout) => FieldLayout {
  return (field) => {
    const key = findHint(group, field.name);
    const isGroup = field.type === 'component';
    const mark = shared === null ? null : <SharedMark isShared={shared.includes(field.name)} />;
    return {
      ...field,
      ...(key === null || isGroup ? {} : { hint: <Hint hintKey={key} /> }),
      labelAction: (
        <>
          <span hidden {...{ [labelAttribute]: field.name }} />
          {mark}
          {key !== null && isGroup && <GroupHint hintKey={key} />}
        </>
      ),
    };
  };
}

/**
 * Adds hints, marks and names to the fields of forms, instead of the mark of Strapi's i18n, whose title reads "[object
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
    const decorateRows = (rows: Rows, group: string, sharedFields: readonly string[] | null) =>
      rows.map((row) => row.map(createFieldDecorator(group, sharedFields)));
    return {
      ...view,
      layout: {
        ...view.layout,
        layout: layout.map((rows) => decorateRows(rows, name, shared)),
        components: Object.fromEntries(
          Object.entries(components).map(([uid, one]) => [uid, { ...one, layout: decorateRows(one.layout, uid, null) }]),
        ),
      },
    };
  });
}
