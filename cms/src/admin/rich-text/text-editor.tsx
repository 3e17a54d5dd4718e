import type { Locale } from '@ochiq/contract/routing/locales';
import { useNotification } from '@strapi/strapi/admin';
import type { Command } from 'prosemirror-state';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { englishWriting } from '../texts/en/writing.ts';
import { useTexts } from '../texts/use-texts.ts';
import { TextDialogs, type OpenDialog } from './dialogs/text-dialogs.tsx';
import { usePictureUpload } from './dialogs/use-picture-upload.ts';
import { FindBar } from './find/find-bar.tsx';
import { createFindPlugin, getSearch } from './find/find-plugin.ts';
import { createPastePlugin } from './paste/paste-plugin.ts';
import { Frame, TextPlace } from './styles.ts';
import { getToolbarState } from './toolbar/toolbar-state.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { correctPasted, createApostrophePlugin } from './typing/uzbek-apostrophes.ts';
import { createPlugins } from './view/plugins.ts';
import { useTextView } from './view/use-text-view.ts';

export type TextEditorProps = {
  /** Is unique on the page. */
  id: string;
  /** What the field is called. */
  label: string;
  labelId: string;
  describedBy: string;
  value: unknown;
  locale: Locale;
  isDisabled: boolean;
  isRequired: boolean;
  isInvalid: boolean;
  onChange: (value: unknown) => void;
};

/** Renders the editor of a text. */
export default function TextEditor({
  id,
  label,
  labelId,
  describedBy,
  value,
  locale,
  isDisabled,
  isRequired,
  isInvalid,
  onChange,
}: TextEditorProps) {
  const translate = useTexts(englishWriting);
  const latestTranslate = useRef(translate);
  const stableTranslate = useCallback<typeof translate>((...parts) => latestTranslate.current(...parts), []);
  const { toggleNotification } = useNotification();
  const upload = usePictureUpload(translate);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isFinding, setIsFinding] = useState(false);
  const focusToolbar = useRef<() => void>(() => undefined);
  const latestLocale = useRef(locale);
  useEffect(() => {
    latestTranslate.current = translate;
    latestLocale.current = locale;
  });

  const attributes = useMemo(
    () => ({
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      'aria-describedby': describedBy,
      'aria-required': String(isRequired),
      'aria-invalid': String(isInvalid),
      'aria-readonly': String(isDisabled),
      lang: locale,
      tabindex: '0',
    }),
    [id, labelId, describedBy, isRequired, isInvalid, isDisabled, locale],
  );
  const isUzbek = () => latestLocale.current === 'uz';
  const { setPlace, view, state, run } = useTextView({
    value,
    onChange,
    isDisabled,
    attributes,
    translate,
    createPlugins: () =>
      createPlugins(
        {
          openLink: () => setDialog({ name: 'link' }),
          openFind: () => setIsFinding(true),
          focusToolbar: () => focusToolbar.current(),
        },
        [
          createPastePlugin({
            addPictures: (pictures) =>
              setDialog((last) => ({ name: 'pasted', pictures: last?.name === 'pasted' ? [...last.pictures, ...pictures] : pictures })),
            warnOfPictures: () =>
              toggleNotification({ type: 'warning', message: latestTranslate.current('ochiq.writing.picture.outside') }),
            onPasted: (pasted, from, to) => (isUzbek() ? correctPasted(pasted, from, to) : undefined),
          }),
          createApostrophePlugin(isUzbek),
          createFindPlugin(),
        ],
      ),
  });
  const dispatch = useCallback(
    (command: Command) => {
      if (view) command(view.state, view.dispatch, view);
    },
    [view],
  );
  const leave = useCallback(() => view?.focus(), [view]);
  const openDialog = useCallback((name: Parameters<Parameters<typeof Toolbar>[0]['open']>[0]) => setDialog({ name }), []);
  const openFind = useCallback(() => setIsFinding(true), []);
  const search = state && getSearch(state);

  return (
    <Frame $isInvalid={isInvalid} $isDisabled={isDisabled} data-ochiq="text">
      {state && !isDisabled && (
        <Toolbar
          textId={id}
          label={translate('ochiq.writing.toolbar', { field: label })}
          stateKey={JSON.stringify(getToolbarState(state))}
          isDisabled={isDisabled}
          translate={stableTranslate}
          run={run}
          open={openDialog}
          openFind={openFind}
          leave={leave}
          focus={focusToolbar}
        />
      )}
      {isFinding && search && (
        <FindBar
          search={{ current: search.current, count: search.matches.length }}
          translate={translate}
          dispatch={dispatch}
          close={() => {
            setIsFinding(false);
            leave();
          }}
        />
      )}
      <TextPlace ref={setPlace} />
      {dialog && state && (
        <TextDialogs dialog={dialog} state={state} locale={locale} translate={translate} run={run} upload={upload} open={setDialog} />
      )}
    </Frame>
  );
}
