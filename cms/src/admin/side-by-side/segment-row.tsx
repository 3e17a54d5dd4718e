import { getContentTypeUid } from '@ochiq/contract/content-types';
import { Badge, Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import { memo, type RefObject, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import type { SideBySideQuery } from '../../content/translations/side-by-side.ts';
import type { SegmentEdit } from '../../content/translations/segments/apply-edits.ts';
import { isOpenState, type Segment } from '../../content/translations/segments/segment.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import { replaceSelection, replaceText } from './replace-selection.ts';
import { SegmentHelp } from './segment-help.tsx';
import { SegmentInput, type SegmentMove } from './segment-input.tsx';
import { findSegmentFault, getShownState, getShownText, listLackingTags, type SegmentFault } from './segment-status.ts';
import { SourceSide } from './source-side.tsx';
import { TagButtons } from './tag-buttons.tsx';
import { useSegmentLabels } from './use-segment-labels.ts';
import { sideTexts } from './side-texts.ts';

/** Returns the id of the field of a segment in the page. */
export const getInputId = (id: string): string => `ochiq-side ${id}`.replaceAll(/\s/gu, '-');

/** The id of the name of the language of the translation. */
export const languageNameId = 'ochiq-side-language';

export type SegmentActions = {
  type: (segment: Segment, text: string) => void;
  drop: (id: string) => void;
  keep: (id: string, base: string) => void;
  activate: (id: string) => void;
  move: (id: string, move: SegmentMove | 'save') => void;
};

type Props = {
  query: SideBySideQuery;
  segment: Segment;
  number: number;
  edit: SegmentEdit | undefined;
  isActive: boolean;
  isWritable: boolean;
  actions: SegmentActions;
};

type FaultProps = { fault: SegmentFault; segment: Segment; id: string; actions: SegmentActions; input: RefObject<HTMLTextAreaElement> };

/** Says what prevents a segment from being saved, and offers both texts where another editor has saved there. */
function FaultNote({ fault, segment, id, actions, input }: FaultProps) {
  const translate = useOwnTexts(sideTexts);
  const keepMine = () => {
    actions.keep(segment.id, segment.target ?? '');
    input.current?.focus();
  };
  const takeTheirs = () => {
    // Written into the field, so that the browser can undo it.
    if (input.current) replaceText(input.current, (text) => actions.type(segment, text), segment.target ?? '');
    actions.drop(segment.id);
  };
  const tag = 'number' in fault ? `<${String(fault.number)}>` : '';
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Typography id={id} variant="pi" textColor="danger700">
        {translate(`ochiq.side.fault.${fault.kind}`, { tag, max: 'max' in fault ? fault.max : 0 })}
      </Typography>
      {fault.kind === 'conflict' && (
        <>
          <Typography style={{ whiteSpace: 'pre-wrap' }}>{segment.target}</Typography>
          <Flex gap={2} wrap="wrap">
            <Button type="button" size="S" variant="secondary" onClick={keepMine}>
              {translate('ochiq.side.conflict.mine')}
            </Button>
            <Button type="button" size="S" variant="tertiary" onClick={takeTheirs}>
              {translate('ochiq.side.conflict.theirs')}
            </Button>
          </Flex>
        </>
      )}
    </Flex>
  );
}

/** Renders what is written elsewhere: a picture, a table of another size, a place that the translation lacks. */
function ReadOnlySide({ query, segment, isWritable }: Pick<Props, 'query' | 'segment' | 'isWritable'>) {
  const translate = useOwnTexts(sideTexts);
  const { type, document, to } = query;
  const { state, kind, target, field } = segment;
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      {target !== null && target !== '' && (
        <Typography lang={to} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {target}
        </Typography>
      )}
      <Typography variant="pi" textColor="neutral600">
        {translate(!isWritable ? 'ochiq.side.read-only' : state === 'missing' ? 'ochiq.side.missing.hint' : 'ochiq.side.fixed.hint')}
      </Typography>
      {isWritable && kind === 'fixed' && state !== 'missing' && (
        <Link tag={RouterLink} to={getEntryAddress({ type, documentId: document, locale: to, field })}>
          {translate('ochiq.side.open-field')}
        </Link>
      )}
    </Flex>
  );
}

/** Renders a segment: the source on the left, the translation on the right; again only where something of it has changed. */
export const SegmentRow = memo(function SegmentRow({ query, segment, number, edit, isActive, isWritable, actions }: Props) {
  const translate = useOwnTexts(sideTexts);
  const { joinLabels } = useSegmentLabels();
  const input = useRef<HTMLTextAreaElement>(null);
  const { id, labels, tags, source, sourceWords, path } = segment;
  const inputId = getInputId(id);
  const text = getShownText(segment, edit);
  const state = getShownState(segment, edit);
  const fault = findSegmentFault(segment, edit);
  const lacking = path === null || text === '' ? [] : listLackingTags(segment, text);
  const change = (typed: string) => actions.type(segment, typed);
  const replace = (typed: string) => {
    if (input.current) replaceText(input.current, change, segment.isLong ? typed : typed.replaceAll(/\s*\n\s*/gu, ' '));
  };
  const [sourceId, stateId, faultId, nameId] = ['source', 'state', 'fault', 'name'].map((part) => `${inputId}-${part}`);
  const inner = labels.slice(1);
  const name = `${String(number)}. ${joinLabels(inner.length === 0 ? labels : inner)}`;
  return (
    <Box tag="li" padding={4} background={isActive ? 'primary100' : 'neutral0'} borderColor="neutral200" hasRadius data-segment={id}>
      <Flex gap={2} wrap="wrap" justifyContent="space-between">
        <Typography id={nameId} variant="pi" textColor="neutral700">
          {name}
        </Typography>
        <Badge id={stateId} backgroundColor={isOpenState(state) ? 'warning100' : 'neutral150'} textColor="neutral800">
          {translate(`ochiq.side.state.${state}`)}
        </Badge>
      </Flex>
      <Box
        paddingTop={2}
        style={{ display: 'grid', gap: '1.6rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))' }}
      >
        <SourceSide segment={segment} id={sourceId ?? ''} from={query.from} />
        {path === null || !isWritable ? (
          <ReadOnlySide query={query} segment={segment} isWritable={isWritable} />
        ) : (
          <Flex direction="column" alignItems="stretch" gap={2}>
            <SegmentInput
              {...{ id: inputId, to: query.to, value: text, isInvalid: fault !== null, isLong: segment.isLong, input }}
              labelledBy={[nameId, languageNameId].join(' ')}
              describedBy={[sourceId, stateId, ...(fault ? [faultId] : [])].join(' ')}
              onChange={change}
              onFocus={() => actions.activate(id)}
              onMove={(move) => actions.move(id, move)}
            />
            {fault && <FaultNote fault={fault} segment={segment} id={faultId ?? ''} actions={actions} input={input} />}
            {lacking.length > 0 && (
              <Typography variant="pi" fontWeight="bold">
                {translate('ochiq.side.lacking', { tags: lacking.map((one) => `<${String(one)}>`).join(', ') })}
              </Typography>
            )}
            {isActive && (
              <>
                <TagButtons tags={tags} input={input} onChange={change} />
                {source !== null && source !== '' && text !== source && (
                  <Flex>
                    <Button type="button" size="S" variant="tertiary" onClick={() => replace(source)}>
                      {translate('ochiq.side.take-source')}
                    </Button>
                  </Flex>
                )}
                <SegmentHelp
                  {...{ from: query.from, to: query.to, source: sourceWords, documentId: query.document }}
                  uid={getContentTypeUid(query.type)}
                  onTake={replace}
                  onInsert={(words) => {
                    if (input.current) replaceSelection(input.current, change, () => [words, '', '']);
                  }}
                />
              </>
            )}
          </Flex>
        )}
      </Box>
    </Box>
  );
});
