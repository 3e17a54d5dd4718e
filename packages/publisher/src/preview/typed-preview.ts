import type { IncomingMessage, ServerResponse } from 'node:http';

import { maxTypedPreviewBytes, type renderedPreview, typedPreview, type TypedPreview } from '@ochiq/contract/wire/preview';
import { getErrorMessage } from '@ochiq/service-kit/errors';
import type * as z from 'zod';

import { type PreviewContext, renderTyped } from './handle-preview.ts';

/** Reads the entry of a request. @throws it is too long, or no entry */
async function readTypedPreview(request: IncomingMessage): Promise<TypedPreview> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxTypedPreviewBytes) throw new Error(`The entry is longer than ${String(maxTypedPreviewBytes)} bytes`);
    chunks.push(chunk);
  }
  return typedPreview.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
}

/** Handles a request of the CMS for the page of what an editor is typing; never throws. */
export type TypedPreviewHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Creates the handler. Nothing of what it renders is stored or logged. */
export const createTypedPreviewHandler =
  (context: PreviewContext): TypedPreviewHandler =>
  async (request, response) => {
    const respond = (status: number, body: z.output<typeof renderedPreview> | { error: string }) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(body));
    };
    try {
      const { status, html, files } = await renderTyped(await readTypedPreview(request), context);
      respond(status, { html, files: [...files] });
    } catch (error) {
      respond(400, { error: getErrorMessage(error) });
    }
  };
