import * as z from 'zod';

const refusal = z.object({ response: z.object({ data: z.object({ error: z.object({ name: z.string(), message: z.string() }) }) }) });

/** Returns the words in which the CMS refused something for its reader; `null` for any other failure. */
export function getRefusalMessage(error: unknown): string | null {
  const refused = refusal.safeParse(error).data?.response.data.error;
  return refused?.name === 'PolicyError' ? refused.message : null;
}
