import { isFetchError } from '@strapi/strapi/admin';
import * as z from 'zod';

import { formatRemovalChoice, removalChoiceHeader } from '../../content/removal/removal.ts';
import { requestRemovalChoice, readRefusedRemoval } from './request-removal-choice.ts';

type Headers = Readonly<Record<string, string>>;

const refusal = z.object({ response: z.object({ data: z.object({ error: z.unknown() }) }) });

/**
 * Sends a request of our own that takes something away, now or at a time; asks the editor where the CMS needs a choice,
 * and sends it again with that.
 * @throws the request failed, or the editor gave it up
 */
export async function withRemovalChoice<T>(send: (headers: Headers) => Promise<T>, headers: Headers = {}): Promise<T> {
  try {
    return await send(headers);
  } catch (error) {
    const refused = isFetchError(error) ? readRefusedRemoval(refusal.safeParse(error).data?.response.data.error) : null;
    const choice = refused && (await requestRemovalChoice(refused.removal, refused.message));
    if (!choice) throw error;
    return withRemovalChoice(send, { [removalChoiceHeader]: formatRemovalChoice(choice) });
  }
}
