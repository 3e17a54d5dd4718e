import { locales } from '@ochiq/contract/routing/locales';
import { Box, Flex, Typography } from '@strapi/design-system';
import { useEffect, useMemo, useRef, useState } from 'react';

import type { SideBySideQuery } from '../../content/translations/side-by-side.ts';
import { isOpenState, type Segment } from '../../content/translations/segments/segment.ts';
import type { SegmentMove } from './segment-input.tsx';
import { getInputId, languageNameId, type SegmentActions, SegmentRow } from './segment-row.tsx';
import { getShownState } from './segment-status.ts';
import type { TypedTranslation } from './use-typed.ts';
import { useSegmentLabels } from './use-segment-labels.ts';

/** Moves the focus to the field of a segment. */
export const focusSegment = (id: string): void => {
  const field = document.getElementById(getInputId(id));
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
};

/** Groups segments by the fields that they are in. */
function groupByField(segments: readonly Segment[]): [field: string, segments: Segment[]][] {
  const groups = new Map<string, Segment[]>();
  for (const segment of segments) groups.set(segment.field, [...(groups.get(segment.field) ?? []), segment]);
  return [...groups];
}

type Props = {
  query: SideBySideQuery;
  /** All of them; each is known by its number. */
  segments: readonly Segment[];
  isShown: (segment: Segment) => boolean;
  writable: readonly string[];
  typing: TypedTranslation;
  save: () => void;
};

/** Renders the segments below the names of their fields, and leads from one to the other by keys. */
export function SegmentList({ query, segments, isShown, writable, typing, save }: Props) {
  const { joinLabels } = useSegmentLabels();
  const [active, setActive] = useState<string | null>(null);
  const { edits } = typing.typed;
  const shown = segments.filter(isShown);
  const canWrite = ({ field, path }: Segment) => path !== null && writable.includes(field);
  const move = (id: string, to: SegmentMove | 'save') => {
    if (to === 'save') {
      save();
      return;
    }
    const fields = shown.filter(canWrite);
    const place = fields.findIndex((segment) => segment.id === id);
    const after = [...fields.slice(place + 1), ...fields.slice(0, place)];
    const next = {
      next: fields[place + 1],
      previous: fields[place - 1],
      'next-open': after.find((segment) => isOpenState(getShownState(segment, edits[segment.id]))) ?? fields[place + 1],
    }[to];
    if (next) focusSegment(next.id);
  };
  const type: SegmentActions['type'] = (segment, text) => typing.type(segment, text, segments);
  const current: SegmentActions = { type, drop: typing.drop, keep: typing.keep, activate: setActive, move };
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  // Rows that nothing has changed in are not rendered again with each letter.
  const actions = useMemo(
    (): SegmentActions => ({
      type: (...typed) => latest.current.type(...typed),
      drop: (id) => latest.current.drop(id),
      keep: (id, base) => latest.current.keep(id, base),
      activate: setActive,
      move: (id, to) => latest.current.move(id, to),
    }),
    [],
  );
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <span id={languageNameId} lang={query.to} hidden>
        {locales[query.to].name}
      </span>
      {groupByField(shown).map(([field, inField]) => (
        <Box tag="section" key={field}>
          <Typography tag="h2" variant="delta">
            {joinLabels(inField[0]?.labels.slice(0, 1) ?? [])}
          </Typography>
          <Flex tag="ol" direction="column" alignItems="stretch" gap={2} paddingTop={2}>
            {inField.map((segment) => (
              <SegmentRow
                key={segment.id}
                {...{ query, segment, actions }}
                number={segments.indexOf(segment) + 1}
                edit={edits[segment.id]}
                isActive={active === segment.id}
                isWritable={writable.includes(segment.field)}
              />
            ))}
          </Flex>
        </Box>
      ))}
    </Flex>
  );
}
