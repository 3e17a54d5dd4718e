import type { Locale } from '@ochiq/contract/routing/locales';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { withPrefix } from 'gatsby';
import * as z from 'zod/mini';

import { createPageI18n } from '../../i18n/create-page-i18n';
import { LiveForm, type LiveFormProps } from './live-form';
import { createHttpClient } from '../../http/client';
import type { MessageFiles } from '../../i18n/message-files';

const node = z.object({ ns: z.string(), data: z.string(), language: z.string() });
const pageData = z.object({
  result: z.object({ data: z.object({ locales: z.object({ edges: z.array(z.object({ node })) }) }) }),
});

/**
 * Fetches the messages of another page, in its language. A form's own page has every message about the form, so no
 * script has to contain any.
 * @throws the request failed
 */
async function fetchPageMessages(path: string, signal?: AbortSignal): Promise<MessageFiles> {
  const parse = (value: unknown) => pageData.parse(value).result.data;
  const result = await createHttpClient('')(withPrefix(`/page-data${path}/page-data.json`), { parse, ...(signal && { signal }) });
  if (!result.ok) throw new Error(`The messages of ${path} did not come: ${result.reason}`);
  return result.value;
}

/** Loads the chunk that makes a form interactive, with its messages. Without either the form stays as it is. */
export async function loadLiveForm({ locale, ...liveFormProps }: LiveFormProps & { locale: Locale }): Promise<ReactElement> {
  const messages = createPageI18n(await fetchPageMessages(`/${locale}/forms/${liveFormProps.form}`), locale);
  return (
    <I18nextProvider i18n={messages}>
      <LiveForm {...liveFormProps} />
    </I18nextProvider>
  );
}
