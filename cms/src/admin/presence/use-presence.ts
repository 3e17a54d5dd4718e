import { getFetchClient, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';

import { heartbeatMs, presencePath, presenceResponse, type Heartbeat, type PresenceResponse } from '../../content/presence/presence.ts';
import { pollWhileVisible } from '../poll-while-visible.ts';
import { createViewId } from './create-view-id.ts';

type Version = Pick<Heartbeat, 'type' | 'document' | 'locale'>;

/** Tells the CMS that a view is over. Where that does not reach it, the heartbeats that are missing do. */
const endView = (view: string) =>
  getFetchClient()
    .del(`${presencePath}/${view}`)
    .catch(() => undefined);

/**
 * Reports this edit view while its window is visible, and reads who else has the version open.
 * @returns `null` before the first answer, and while there is none: an old one would pass for the present
 */
export function usePresence({ type, document: documentId, locale }: Version, isEditing: boolean) {
  const { post } = useFetchClient();
  const [presence, setPresence] = useState<PresenceResponse | null>(null);
  const state = useRef<Heartbeat['state']>('reading');
  useEffect(() => {
    state.current = isEditing ? 'editing' : 'reading';
  }, [isEditing]);
  const view = useRef(createViewId());

  const beat = useCallback(
    async (takeOver: boolean) => {
      const heartbeat = { view: view.current, type, document: documentId, locale, state: state.current, takeOver };
      try {
        setPresence(presenceResponse.parse((await post(presencePath, heartbeat)).data));
      } catch {
        setPresence(null);
      }
    },
    [post, type, documentId, locale],
  );

  useEffect(() => {
    view.current = createViewId();
    const { current: own } = view;
    const stop = pollWhileVisible(() => beat(false), heartbeatMs, window.document);
    return () => {
      stop();
      void endView(own);
    };
  }, [beat]);

  return { presence, takeOver: () => void beat(true) };
}
