import { EditorState, type Command, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useCallback, useEffect, useRef, useState } from 'react';

import { toContentKey } from '../../merge/form-values.ts';
import { fromBlocks } from '../document/from-blocks.ts';
import { isEmptyDocument, toBlocks } from '../document/to-blocks.ts';
import type { WritingTranslate } from '../writing-texts.ts';
import { addLastLine, dropLastLine } from './last-line.ts';
import { createNodeViews } from './node-views.ts';
import { replaceDifference } from './sync-document.ts';

export type ShownTextOptions = {
  /** The value of the field, of whatever form: a broken one is shown as far as it can be. */
  value: unknown;
  onChange: (value: unknown) => void;
  isDisabled: boolean;
  /** The attributes of the element that is written in. */
  attributes: Readonly<Record<string, string>>;
  translate: WritingTranslate;
  createPlugins: () => Plugin[];
};

export type ShownText = {
  /** Receives the element around the text. */
  setPlace: (place: HTMLElement | null) => void;
  view: EditorView | null;
  /** The state that is shown. */
  state: EditorState | null;
  /** Runs a command and gives the text the focus back. */
  run: (command: Command) => void;
};

/** After which pause in typing the form gets the text, and after what time of typing on, in milliseconds. */
const [pauseMs, longestWaitMs] = [40, 2000];

/** What the form has, and what it does not have yet. */
type Sent = {
  value: unknown;
  /** Runs while there is something that was not sent, since this moment. */
  timer: number | null;
  since: number;
  /** The value of an empty text. */
  empty: unknown;
};

/** Returns the value that the form has for a document; an emptied one is again what the form had when it was empty. */
const toValue = (state: EditorState, empty: unknown): unknown => (isEmptyDocument(state.doc) ? empty : toBlocks(dropLastLine(state.doc)));

const buildDocument = (value: unknown) => addLastLine(fromBlocks(value));

const isEmptyValue = (value: unknown) => !Array.isArray(value) || isEmptyDocument(fromBlocks(value));

/**
 * Shows a text of the form in an editor of ProseMirror. What is typed goes to the form in the next pause, and at once when
 * the text loses the focus: a form with many fields takes longer than a key may.
 */
export function useTextView(options: ShownTextOptions): ShownText {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const view = useRef<EditorView | null>(null);
  const [shownView, setShownView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const sent = useRef<Sent>({ value: options.value, timer: null, since: 0, empty: null });

  const send = useCallback(() => {
    const { timer, empty } = sent.current;
    if (timer === null || !view.current) return;
    window.clearTimeout(timer);
    const value = toValue(view.current.state, empty);
    sent.current = { ...sent.current, value, timer: null };
    latest.current.onChange(value);
  }, []);

  const sendLater = useCallback(() => {
    const { timer, since } = sent.current;
    const now = Date.now();
    if (timer !== null && now - since > longestWaitMs) return;
    if (timer !== null) window.clearTimeout(timer);
    sent.current = { ...sent.current, timer: window.setTimeout(send, pauseMs), since: timer === null ? now : since };
  }, [send]);

  const setPlace = useCallback(
    (place: HTMLElement | null) => {
      send();
      view.current?.destroy();
      view.current = null;
      if (!place) return;
      const { value, createPlugins } = latest.current;
      sent.current = { value, timer: null, since: 0, empty: isEmptyValue(value) ? value : null };
      const created = new EditorView(place, {
        state: EditorState.create({ doc: buildDocument(value), plugins: createPlugins() }),
        attributes: () => ({ ...latest.current.attributes }),
        editable: () => !latest.current.isDisabled,
        nodeViews: createNodeViews(() => latest.current.translate),
        handleDOMEvents: {
          blur: () => {
            send();
            return false;
          },
        },
        dispatchTransaction(transaction) {
          const next = created.state.apply(transaction);
          created.updateState(next);
          setState(next);
          if (transaction.docChanged && transaction.getMeta('ochiq-form') !== true) sendLater();
        },
      });
      view.current = created;
      setShownView(created);
      setState(created.state);
    },
    [send, sendLater],
  );

  const { value, isDisabled, attributes } = options;
  useEffect(() => {
    if (!view.current || value === sent.current.value) return;
    const isOwn = toContentKey(value) === toContentKey(sent.current.value);
    sent.current.value = value;
    // What was typed since is sent soon; a save that comes back meanwhile must not take its place.
    if (isOwn || sent.current.timer !== null) return;
    sent.current = { value, timer: null, since: 0, empty: isEmptyValue(value) ? value : null };
    const change = replaceDifference(view.current.state, buildDocument(value));
    if (change) view.current.dispatch(change.setMeta('ochiq-form', true));
  }, [value]);
  const attributeKey = JSON.stringify(attributes);
  useEffect(() => {
    // The view asks for both again.
    view.current?.setProps({});
  }, [isDisabled, attributeKey]);

  const run = useCallback((command: Command) => {
    const current = view.current;
    if (!current) return;
    current.focus();
    command(current.state, current.dispatch, current);
  }, []);
  return { setPlace, view: shownView, state, run };
}
