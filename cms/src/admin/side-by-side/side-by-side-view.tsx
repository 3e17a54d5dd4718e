import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useLayoutEffect, useRef, useState } from 'react';

import type { SideBySideQuery, SideBySideResponse } from '../../content/translations/side-by-side.ts';
import { isOpenState, type Segment } from '../../content/translations/segments/segment.ts';
import { FailedReading, ReadingNote } from '../audit/response-state.tsx';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { SaveBar, type SaveState } from './save-bar.tsx';
import { saveTranslation } from './save-translation.ts';
import { focusSegment, SegmentList } from './segment-list.tsx';
import { countOpen, findSegmentFault } from './segment-status.ts';
import { SourceChoice } from './source-choice.tsx';
import { useEditedPair, usePair } from './use-pair.ts';
import { type TypedTranslation, useTyped } from './use-typed.ts';
import { sideTexts } from './side-texts.ts';

/** Renders what was typed and has no place any more: the source or the translation was changed meanwhile. */
function DisplacedTexts({ segments, typing }: { segments: readonly Segment[]; typing: TypedTranslation }) {
  const translate = useOwnTexts(sideTexts);
  const places = new Set(segments.flatMap(({ id, path }) => (path === null ? [] : [id])));
  const displaced = Object.entries(typing.typed.edits).filter(([id]) => !places.has(id));
  const list = useRef<HTMLUListElement>(null);
  if (displaced.length === 0) return null;
  const drop = (id: string, place: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const field = document.querySelector<HTMLElement>('[data-ochiq="side-by-side"] textarea, [data-segment] textarea');
    (buttons[place + 1] ?? buttons[place - 1] ?? field)?.focus();
    typing.drop(id);
  };
  return (
    <Box background="warning100" padding={4} hasRadius>
      <Typography role="status">{translate('ochiq.side.displaced')}</Typography>
      <ul ref={list}>
        {displaced.map(([id, { text }], index) => (
          <Flex tag="li" key={id} gap={2} paddingTop={2} wrap="wrap">
            <Typography style={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>
            <Button type="button" size="S" variant="tertiary" onClick={() => drop(id, index)}>
              {translate('ochiq.side.displaced.drop')}
            </Button>
          </Flex>
        ))}
      </ul>
    </Box>
  );
}

type EditorProps = { query: SideBySideQuery; pair: SideBySideResponse; typing: TypedTranslation; reload: () => void };

/** Renders an entry in two languages, and saves what is typed. */
function SideBySideEditor({ query, pair, typing, reload }: EditorProps) {
  const translate = useOwnTexts(sideTexts);
  const { edits, isCopied } = typing.typed;
  const { segments, missingCount, buildChanges } = useEditedPair(query.type, pair, isCopied);
  const [isNarrowed, setIsNarrowed] = useState(false);
  const [state, setState] = useState<SaveState>('idle');
  const { forgetSaved, place } = typing;
  // Before anything is shown: what is typed is seen at no other text.
  useLayoutEffect(() => forgetSaved(), [pair, forgetSaved]);
  useLayoutEffect(() => place(segments), [segments, place]);
  const open = countOpen(segments, edits);
  const copyStructure = () => {
    const first = segments.find(({ state: own }) => own === 'missing');
    typing.copyStructure();
    // Once it has a field.
    if (first) requestAnimationFrame(() => focusSegment(first.id));
  };
  const save = async () => {
    if (state === 'saving' || !typing.isDirty) return;
    const faulty = segments.find((segment) => findSegmentFault(segment, edits[segment.id]) !== null);
    if (faulty) {
      setState('blocked');
      setIsNarrowed(false);
      // Once it is shown.
      requestAnimationFrame(() => focusSegment(faulty.id));
      return;
    }
    setState('saving');
    const { typed } = typing;
    const fault = await saveTranslation({ ...query, updatedAt: pair.target?.updatedAt ?? null }, buildChanges(edits));
    // It says that what was typed is still there.
    if (fault) await typing.storeNow();
    setState(fault ?? 'saved');
    if (fault) return;
    typing.noteSaved(typed);
    reload();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <LeaveQuestion isNeeded={typing.state === 'here-only' && typing.isDirty} />
      <SourceChoice query={query} sources={pair.sources} />
      <Typography variant="pi" textColor="neutral700">
        {translate('ochiq.side.keys')}
      </Typography>
      {pair.hidesChanges && <Typography>{translate('ochiq.side.hides-changes')}</Typography>}
      {typing.state !== 'none' && <Typography role="status">{translate(`ochiq.side.${typing.state}`)}</Typography>}
      <DisplacedTexts segments={segments} typing={typing} />
      <Flex gap={2} wrap="wrap" alignItems="center">
        <Flex role="group" aria-label={translate('ochiq.side.filter')} gap={2}>
          {([false, true] as const).map((isOpenOnly) => (
            <Button
              key={String(isOpenOnly)}
              type="button"
              size="S"
              variant={isOpenOnly === isNarrowed ? 'secondary' : 'tertiary'}
              aria-pressed={isOpenOnly === isNarrowed}
              onClick={() => setIsNarrowed(isOpenOnly)}
            >
              {isOpenOnly
                ? translate('ochiq.side.filter.open', { count: open })
                : translate('ochiq.side.filter.all', { count: segments.length })}
            </Button>
          ))}
        </Flex>
        {missingCount > 0 && (
          <Button type="button" size="S" variant="secondary" onClick={copyStructure}>
            {translate('ochiq.side.copy', { count: missingCount })}
          </Button>
        )}
        {missingCount > 0 && <Typography variant="pi">{translate('ochiq.side.copy.hint')}</Typography>}
        {isCopied && <Typography role="status">{translate('ochiq.side.copied')}</Typography>}
      </Flex>
      {segments.length === 0 && <Typography role="status">{translate('ochiq.side.empty')}</Typography>}
      <SegmentList
        query={query}
        segments={segments}
        // What is typed is not hidden under the hands: the state that counts is that of what is saved.
        isShown={({ state: saved }) => !isNarrowed || isOpenState(saved)}
        writable={pair.writable}
        typing={typing}
        save={() => void save()}
      />
      <Box style={{ position: 'sticky', bottom: 0 }}>
        <SaveBar
          query={query}
          state={state}
          isDirty={typing.isDirty}
          canWrite={pair.writable.length > 0}
          save={() => void save()}
          readNewest={() => {
            setState('idle');
            reload();
          }}
        />
      </Box>
    </Flex>
  );
}

/** Renders the translation of an entry, once it is read. */
export function SideBySideView({ query }: { query: SideBySideQuery }) {
  const translate = useOwnTexts(sideTexts);
  const { response, last, reload } = usePair(query);
  const typing = useTyped(query);
  if (response.state === 'broken')
    return <FailedReading message={translate('ochiq.side.broken', { reason: response.reason })} reload={reload} />;
  // While it is read again, what is typed stays on the page.
  const pair = response.state === 'read' ? response.value : last;
  return pair && typing.isRead ? <SideBySideEditor query={query} pair={pair} typing={typing} reload={reload} /> : <ReadingNote />;
}
