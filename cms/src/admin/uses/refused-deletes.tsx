import { useNotification, type StrapiApp } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import * as z from 'zod';

/** The action that the panel's store receives when the CMS refuses to delete files; Strapi 5.54.0 does not type it. */
const refusedDelete = z.object({
  type: z.string().endsWith('/executeMutation/rejected'),
  meta: z.object({ arg: z.object({ endpointName: z.enum(['bulkDeleteItems', 'deleteAsset']) }) }),
  payload: z.object({ name: z.enum(['ValidationError', 'PolicyError']), message: z.string().min(1) }),
});

const refusals = new EventTarget();
const refusedEvent = 'refused';

type Middleware = () => (store: unknown) => (next: (action: unknown) => unknown) => (action: unknown) => unknown;

/** Dispatches the reason why files were not deleted: the media library itself shows none. */
const watchDeletes: Middleware = () => () => (next) => (action) => {
  const { data } = refusedDelete.safeParse(action);
  if (data) refusals.dispatchEvent(new CustomEvent(refusedEvent, { detail: data.payload.message }));
  return next(action);
};

/** The time to read a list, in milliseconds. */
const noticeMs = 30_000;

/** Shows the reason why files were not deleted, on any page of the panel. */
function RefusedDeletes(): null {
  const { toggleNotification } = useNotification();
  useEffect(() => {
    const notify = (event: Event) => {
      const message = event instanceof CustomEvent ? String(event.detail) : '';
      toggleNotification({ type: 'danger', message, timeout: noticeMs });
    };
    refusals.addEventListener(refusedEvent, notify);
    return () => {
      refusals.removeEventListener(refusedEvent, notify);
    };
  }, [toggleNotification]);
  return null;
}

/** Lets the panel say why the CMS does not delete a file that is used; before the panel starts. */
export function addRefusedDeletes(app: Pick<StrapiApp, 'addMiddlewares' | 'addComponents'>): void {
  app.addMiddlewares([watchDeletes as Parameters<StrapiApp['addMiddlewares']>[0][number]]);
  // A component of this name is on every page; the media library itself shows its uploads in this way.
  app.addComponents([{ name: 'future-global::refused-deletes', Component: RefusedDeletes }]);
}
