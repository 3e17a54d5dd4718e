/** Returns whether an address redirects, or is a file: Gatsby has no data of it, and nothing is missing. */
export async function isRedirectOrFile(address: string): Promise<boolean> {
  try {
    const { ok, redirected, headers } = await fetch(address, { method: 'HEAD' });
    return ok && (redirected || headers.get('content-type')?.startsWith('text/html') !== true);
  } catch {
    return false;
  }
}
