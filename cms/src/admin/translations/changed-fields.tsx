import { locales } from '@ochiq/contract/routing/locales';
import { getContentTypeUid } from '@ochiq/contract/content-types';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useRef, useState } from 'react';

import type { EntryQuery } from '../../content/history/version.ts';
import { formatMinute } from '../../content/schedule/minute.ts';
import type { ChangedFieldsResponse, OpenChange, WavedChangeView } from '../../content/translations/changed-fields.ts';
import { maxConfirmationReason } from '../../content/translations/translations.ts';
import { wrappingButton } from '../editing/wrapping-button.ts';
import { ChangeView } from '../history/changes/change-view.tsx';
import { useChangeLabels } from '../history/changes/use-change-labels.ts';
import { NoteDialog } from '../review/dialogs/note-dialog.tsx';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import { changesTexts } from './changes-texts.ts';
import { useChangedFields } from './use-changed-fields.ts';

/** More would push the other panels out of sight. */
const maxShown = 10;

/** Returns what a place of the source is called: its field, the field within a block, and the number of the block. */
function usePlaceLabel(type: EntryQuery['type']): (place: string, owner: string, name: string) => string {
  const translate = useOwnTexts(changesTexts);
  const { getFieldLabel } = useChangeLabels();
  return (place, owner, name) => {
    const steps = place.split('.');
    const uid = getContentTypeUid(type);
    const number = steps.findLast((step) => /^\d+$/u.test(step));
    const field = [getFieldLabel(uid, steps[0] ?? ''), ...(owner === uid ? [] : [getFieldLabel(owner, name)])].join(' › ');
    return number === undefined ? field : translate('ochiq.changes.place', { field, number: Number(number) + 1 });
  };
}

type OpenProps = { change: OpenChange; label: string; titles: ChangedFieldsResponse['titles']; confirm: (() => void) | null };

/** Renders a change of the source: which version the translation follows there, what changed, and that it needs no translation. */
function OpenView({ change: { change, follows, madeFrom, said, isRevised }, label, titles, confirm }: OpenProps) {
  const translate = useOwnTexts(changesTexts);
  const notes = [
    translate('ochiq.changes.follows', { at: formatMinute(follows.at) }),
    // A field that was not written again since is older than the publication that it counts by.
    ...(madeFrom && madeFrom.version < follows.version ? [translate('ochiq.changes.made', { at: formatMinute(madeFrom.at) })] : []),
    ...(isRevised ? [translate('ochiq.changes.revised')] : []),
    ...(said.length > 0 ? [translate('ochiq.changes.said', { names: said.join(', ') })] : []),
  ];
  return (
    <>
      <Typography variant="pi" fontWeight="bold" style={{ display: 'block', overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      {notes.map((note) => (
        <Typography key={note} variant="pi" textColor="neutral700" style={{ display: 'block' }}>
          {note}
        </Typography>
      ))}
      <details>
        <summary aria-label={`${translate('ochiq.changes.show')}: ${label}`}>
          <Typography variant="pi">{translate('ochiq.changes.show')}</Typography>
        </summary>
        <Box paddingTop={1} paddingBottom={1} style={{ overflowWrap: 'anywhere' }}>
          <ChangeView change={change.change} context={{ side: 'both', titles, isMissing: () => false }} />
        </Box>
      </details>
      {confirm && (
        <Button
          type="button"
          variant="tertiary"
          size="S"
          aria-label={`${translate('ochiq.changes.confirm')}: ${label}`}
          onClick={confirm}
          style={wrappingButton}
        >
          {translate('ochiq.changes.confirm')}
        </Button>
      )}
    </>
  );
}

/** Renders who said of a change that it needs no translation. */
function WavedView({ waved: { by, at, reason }, label }: { waved: WavedChangeView; label: string }) {
  const translate = useOwnTexts(changesTexts);
  return (
    <Typography variant="pi" textColor="neutral700" style={{ display: 'block', overflowWrap: 'anywhere' }}>
      {[
        translate('ochiq.changes.waved', { field: label, name: by, at: formatMinute(at) }),
        ...(reason === '' ? [] : [translate('ochiq.changes.reason', { reason })]),
      ].join(' ')}
    </Typography>
  );
}

type Props = {
  entry: EntryQuery;
  /** What changes when the entry does. */
  revision: unknown;
  /** Takes the focus and reads the states of the entry again, once nothing is left: this list is removed then. */
  reload: () => void;
};

/** Renders what changed in the source of an outdated translation, field by field; each can be said to need no translation. */
export function ChangedFields({ entry, revision, reload }: Props) {
  const translate = useOwnTexts(changesTexts);
  const getLabel = usePlaceLabel(entry.type);
  const { state, confirm } = useChangedFields(entry, revision);
  const [chosen, setChosen] = useState<{ change: OpenChange; label: string } | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const isLast = useRef(false);
  if (state === 'broken')
    return (
      <Typography role="alert" variant="pi" textColor="danger700">
        {translate('ochiq.changes.broken')}
      </Typography>
    );
  if (!state?.behind) return null;
  const { behind, open, waved, hidden, mayConfirm, mayApprove, titles } = state;
  const maySay = ({ said, isSaidByUser }: OpenChange) => !isSaidByUser && (mayConfirm || (said.length > 0 && mayApprove));
  const send = async (reason: string) => {
    if (!chosen) return;
    const response = await confirm(chosen.change, behind.version, reason);
    isLast.current = response.open.length + response.hidden === 0;
  };
  return (
    <Box ref={list} tabIndex={-1} paddingTop={2} data-ochiq="changed-fields">
      {open.length > 0 && (
        <Typography variant="pi" style={{ display: 'block' }}>
          {translate('ochiq.changes.title', { count: open.length })}
        </Typography>
      )}
      {open.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3} paddingTop={2}>
          {open.slice(0, maxShown).map((change) => {
            const label = getLabel(change.place, change.change.owner, change.change.name);
            return (
              <li key={`${change.place} ${change.hash}`}>
                <OpenView
                  change={change}
                  label={label}
                  titles={titles}
                  confirm={maySay(change) ? () => setChosen({ change, label }) : null}
                />
              </li>
            );
          })}
        </Flex>
      )}
      {open.length > maxShown && <Typography variant="pi">{translate('ochiq.changes.more', { count: open.length - maxShown })}</Typography>}
      {hidden > 0 && (
        <Typography variant="pi" textColor="neutral700" style={{ display: 'block' }}>
          {translate('ochiq.changes.hidden', { count: hidden })}
        </Typography>
      )}
      {waved.slice(-maxShown).map((one) => (
        <WavedView key={`${one.place} ${one.at}`} waved={one} label={getLabel(one.place, one.owner, one.name)} />
      ))}
      {chosen && (
        <NoteDialog
          title={translate('ochiq.changes.confirm')}
          name="ochiq-change-reason"
          label={translate('ochiq.changes.confirm.reason')}
          isRequired={false}
          most={maxConfirmationReason}
          send={send}
          close={() => setChosen(null)}
          returnFocus={() => (isLast.current ? reload() : list.current?.focus())}
        >
          <Typography>{translate('ochiq.changes.confirm.lead', { field: chosen.label, language: locales[entry.locale].name })}</Typography>
        </NoteDialog>
      )}
    </Box>
  );
}
