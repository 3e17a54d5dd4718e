import { readBounded } from '@ochiq/service-kit/read-bounded';

/** A file of the media library, as described by the content. */
export type UploadSource = {
  /** Where the CMS keeps it: `/uploads/<name>`, nothing else. */
  from: string;
  /** Its media type; a response with another one is not this file. */
  mime: string;
  /** Its size as the library knows it, to ten bytes; `null` where the content does not say it. */
  bytes: number | null;
};

export type UploadLimits = {
  /** Maximum time for the complete file, in milliseconds. */
  overallMs: number;
  /** Maximum time without progress, in milliseconds: response headers or bytes. */
  idleMs: number;
  /** Bytes. */
  largest: number;
};

/**
 * The largest file that the media library accepts (200 MB) passes an internal network in seconds. A response that
 * stalls for half a minute is broken, and one that takes more than two minutes would delay everything published after
 * it.
 */
export const uploadLimits: UploadLimits = { overallMs: 120_000, idleMs: 30_000, largest: 200 * 1024 * 1024 };

/** Thrown where the media library lacks a file that published content uses: only another upload helps. */
export class MissingUpload extends Error {
  override name = 'MissingUpload';

  constructor(from: string) {
    super(`The CMS answers 404 for ${from}, a file that a published entry uses: upload it again in the media library`);
  }
}

/**
 * Thrown where a file is unavailable for now: the CMS does not respond, responds with an error or too slowly. A retry
 * may help.
 */
export class UnavailableUpload extends Error {
  override name = 'UnavailableUpload';

  constructor(from: string, problem: string, cause?: unknown) {
    super(`The CMS ${problem} for ${from}: try again when it is well`, { cause });
  }
}

/**
 * Thrown where the content does not refer to a file of the media library, or the response contradicts the library's
 * record: a retry does not help.
 */
export class UnexpectedUpload extends Error {
  override name = 'UnexpectedUpload';

  constructor(from: string, problem: string) {
    super(`${from} ${problem}: choose the file in the media library again, or upload it again`);
  }
}

/** The library's own paths: no other folder, no `..`, no query, no encoded character. */
const uploadPath = /^\/uploads\/\w[\w.-]*\.\w{1,10}$/u;
/** The library keeps kilobytes with two decimals. */
const sizeTolerance = 10;
/** What object stores send for a file whose type they were not given. */
const unknownType = 'application/octet-stream';

function buildUploadUrl(from: string, cmsUrl: string): URL {
  const { origin } = new URL(cmsUrl);
  const url = uploadPath.test(from) ? new URL(origin + from) : null;
  if (url?.origin !== origin || url.pathname !== from) throw new UnexpectedUpload(from, 'is no path of a file of the media library');
  return url;
}

/** @throws UnexpectedUpload, UnavailableUpload, MissingUpload */
function checkResponse({ status, headers }: Response, { from, mime, bytes }: UploadSource): void {
  if (status === 404) throw new MissingUpload(from);
  // The library never redirects: a redirect would leave the upload folder.
  if (status !== 200) throw new UnavailableUpload(from, `answers ${String(status)}`);
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? unknownType;
  if (type !== mime && type !== unknownType) throw new UnexpectedUpload(from, `is sent as ${type}, not as ${mime}`);
  const length = headers.get('content-length');
  if (length === null) return;
  if (bytes !== null && Math.abs(Number(length) - bytes) > sizeTolerance)
    throw new UnexpectedUpload(from, `has ${length} bytes instead of ${String(bytes)}`);
}

/**
 * Downloads a file of the media library from the CMS, and from nowhere else: the address is built from a checked path,
 * redirects are not followed, time and size are bounded.
 * @throws MissingUpload, UnavailableUpload, UnexpectedUpload
 */
export async function downloadUpload(source: UploadSource, cmsUrl: string, limits: UploadLimits = uploadLimits): Promise<Buffer> {
  const { from } = source;
  const url = buildUploadUrl(from, cmsUrl);
  const abortController = new AbortController();
  const abortAfter = (ms: number, problem: string) =>
    setTimeout(() => {
      abortController.abort(new UnavailableUpload(from, problem));
    }, ms);
  const overall = abortAfter(limits.overallMs, `takes longer than ${String(limits.overallMs)} ms`);
  const idle = abortAfter(limits.idleMs, `sends nothing for ${String(limits.idleMs)} ms`);
  try {
    const response = await fetch(url, { redirect: 'manual', signal: abortController.signal });
    idle.refresh();
    checkResponse(response, source);
    const file = await readBounded(response, limits.largest, () => idle.refresh());
    if (file === null) throw new UnexpectedUpload(from, `is larger than ${String(limits.largest)} bytes`);
    return file;
  } catch (error) {
    if (error instanceof MissingUpload || error instanceof UnavailableUpload || error instanceof UnexpectedUpload) throw error;
    throw new UnavailableUpload(from, 'does not answer', error);
  } finally {
    clearTimeout(overall);
    clearTimeout(idle);
    // Discards the rest of a response that is not needed.
    abortController.abort();
  }
}
