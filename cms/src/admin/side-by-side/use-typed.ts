import { useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod';

import type { SideBySideQuery } from '../../content/translations/side-by-side.ts';
import type { SegmentEdits } from '../../content/translations/segments/apply-edits.ts';
import { describePlace, placeEdits } from '../../content/translations/segments/place-edits.ts';
import type { Segment } from '../../content/translations/segments/segment.ts';
import { browserCopies, mayStoreFor, storePerson } from '../local-copies/browser-copies.ts';
import { createAutosaver } from '../local-copies/create-autosaver.ts';
import { getCopyKey } from '../local-copies/local-copy.ts';

/** What was typed and taken over, and is not saved. */
export type Typed = { edits: SegmentEdits; isCopied: boolean };

const emptyTyped: Typed = { edits: {}, isCopied: false };
const storedEdit = z.object({
  ...{ text: z.string(), base: z.string(), source: z.string().optional() },
  ...{ nth: z.int().optional(), of: z.int().optional(), isBaseOnly: z.boolean().optional() },
});
const stored = z.object({
  edits: z.object({ after: z.record(z.string(), storedEdit) }),
  isCopied: z.object({ after: z.boolean() }),
});

const dropEdit = (edits: SegmentEdits, id: string): SegmentEdits => Object.fromEntries(Object.entries(edits).filter(([one]) => one !== id));

const isEmpty = ({ edits, isCopied }: Typed): boolean => !isCopied && Object.keys(edits).length === 0;

/** Stores what was typed in the browser, or removes it where all of it is saved. */
function store(key: string, user: number, { edits, isCopied }: Typed): Promise<void> {
  if (!mayStoreFor(user)) return Promise.resolve();
  if (isEmpty({ edits, isCopied })) return browserCopies.remove(key);
  const changes = { edits: { before: null, after: edits }, isCopied: { before: null, after: isCopied } };
  return browserCopies.put({ key, user, storedAt: Date.now(), changes });
}

/** Where what was typed is: only here, or in this browser, too. */
type TypedState = 'none' | 'restored' | 'here-only';

/**
 * Holds what a translator types until it is saved. The browser stores it, as it does for forms: it is there again when the page is
 * opened again.
 */
export function useTyped({ type, document, from, to }: SideBySideQuery) {
  const user = useAuth('useTyped', (state) => state.user?.id);
  const [typed, setTyped] = useState(emptyTyped);
  const [state, setState] = useState<TypedState>('none');
  const [isRead, setIsRead] = useState(false);
  const latest = useRef(typed);
  const sent = useRef<Typed | null>(null);
  const key =
    user === undefined ? null : getCopyKey({ user: Number(user), model: `side-by-side ${type}`, document, locale: `${from} ${to}` });
  const autosaver = useRef<ReturnType<typeof createAutosaver> | null>(null);

  useEffect(() => {
    let isCurrent = true;
    if (key === null) return;
    storePerson(Number(user));
    const saver = createAutosaver(() => {
      store(key, Number(user), latest.current).catch(() => setState('here-only'));
    });
    autosaver.current = saver;
    const restore = (copy: Awaited<ReturnType<typeof browserCopies.find>>) => {
      const { data } = stored.safeParse(copy?.changes);
      if (!isCurrent) return;
      if (data) {
        latest.current = { edits: data.edits.after, isCopied: data.isCopied.after };
        setTyped(latest.current);
        setState('restored');
      }
      setIsRead(true);
    };
    browserCopies.find(key).then(restore, () => restore(null));
    window.addEventListener('pagehide', saver.flush);
    return () => {
      isCurrent = false;
      window.removeEventListener('pagehide', saver.flush);
      saver.flush();
    };
  }, [key, user]);

  const change = (update: (former: Typed) => Typed) => {
    latest.current = update(latest.current);
    setTyped(latest.current);
    autosaver.current?.noteChange();
  };
  /** Puts what was typed to the segments that it was typed for. */
  const place = useCallback((segments: readonly Segment[]) => {
    const edits = placeEdits(latest.current.edits, segments);
    if (Object.keys(edits).join() === Object.keys(latest.current.edits).join()) return;
    latest.current = { ...latest.current, edits };
    setTyped(latest.current);
    autosaver.current?.noteChange();
  }, []);
  const forgetSaved = useCallback(() => {
    const saved = sent.current;
    sent.current = null;
    if (!saved) return;
    const left = Object.entries(latest.current.edits).flatMap(([id, edit]) => {
      const was = saved.edits[id];
      if (was?.text === edit.text) return [];
      return [[id, was ? { ...edit, base: was.text, isBaseOnly: false } : edit] as const];
    });
    latest.current = { isCopied: false, edits: Object.fromEntries(left) };
    setTyped(latest.current);
    setState('none');
    autosaver.current?.noteChange();
    autosaver.current?.flush();
  }, []);
  return {
    typed,
    state,
    isRead,
    isDirty: !isEmpty(typed),
    type: (segment: Segment, text: string, segments: readonly Segment[]) =>
      change(({ edits, ...rest }) => {
        const { id, target } = segment;
        const former = edits[id];
        const isBaseOnly = former && { isBaseOnly: former.isBaseOnly };
        const edit = { text, base: former?.base ?? target ?? '', ...describePlace(segment, segments), ...isBaseOnly };
        return { ...rest, edits: text === edit.base ? dropEdit(edits, id) : { ...edits, [id]: edit } };
      }),
    /** Forgets what was typed into a segment. */
    drop: (id: string) => change(({ edits, ...rest }) => ({ ...rest, edits: dropEdit(edits, id) })),
    /** Decides that what was typed replaces what another editor has saved meanwhile. */
    keep: (id: string, base: string) =>
      change(({ edits, ...rest }) => {
        const former = edits[id];
        return { ...rest, edits: former ? { ...edits, [id]: { ...former, base, isBaseOnly: false } } : edits };
      }),
    place,
    copyStructure: () => change((former) => ({ ...former, isCopied: true })),
    /** Stores what was typed at once, where the CMS did not save it. */
    storeNow: async () => {
      autosaver.current?.cancel();
      if (key !== null) await store(key, Number(user), latest.current).catch(() => setState('here-only'));
    },
    /** Remembers what was saved: it stays on the page until that is read again. */
    noteSaved: (saved: Typed) => {
      sent.current = saved;
    },
    /** Forgets what was saved, and nothing that was typed since. */
    forgetSaved,
  };
}
export type TypedTranslation = ReturnType<typeof useTyped>;
