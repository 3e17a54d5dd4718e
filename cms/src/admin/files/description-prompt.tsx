import { useNotification, type StrapiApp } from '@strapi/strapi/admin';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';

import { englishFiles } from '../texts/en/forms.ts';
import { createDescriptionQueue, findUndescribed, type StoreAction } from './undescribed-pictures.ts';

/** The time to read what is to be done, in milliseconds. */
const noticeMs = 15_000;

const queue = createDescriptionQueue();

/** Opens the details of each picture that waits for a description, as soon as those of the one before are closed. */
function DescriptionPrompt(): null {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const intl = useIntl();
  const { toggleNotification } = useNotification();
  const length = useSyncExternalStore(queue.subscribe, queue.getLength);
  // The location changes after the effect: until then the details count as closed.
  const promptedKey = useRef<string | null>(null);
  useEffect(() => {
    if (promptedKey.current === key) return;
    const request = queue.takeNext({ pathname, search });
    if (!request) return;
    promptedKey.current = key;
    navigate(request.location);
    toggleNotification({
      type: 'info',
      timeout: noticeMs,
      message: intl.formatMessage(
        { id: 'ochiq.files.describe', defaultMessage: englishFiles['ochiq.files.describe'] },
        {
          name: request.picture.name,
          field: intl.formatMessage({ id: 'upload.asset-details.alternativeText', defaultMessage: 'Alternative text' }),
          remaining: request.remaining,
        },
      ),
    });
  }, [pathname, search, key, length, navigate, intl, toggleNotification]);
  return null;
}

/**
 * Asks what each picture shows that the page of the media library has uploaded, one after the other: the page has no
 * form before the upload, unlike the dialog of fields and texts, which asks by our patch of `@strapi/upload`.
 */
export function addDescriptionPrompt(app: Pick<StrapiApp, 'addMiddlewares' | 'addComponents'>): void {
  app.addMiddlewares([
    () => () => (next: (action: StoreAction) => unknown) => (action: StoreAction) => {
      const result = next(action);
      const picture = findUndescribed(action);
      if (picture) queue.add(picture);
      return result;
    },
  ]);
  // A component of this name is on every page; the media library itself shows its uploads in this way.
  app.addComponents([{ name: 'future-global::description-prompt', Component: DescriptionPrompt }]);
}
