/**
 * The marker in an error page where the request id belongs: an HTML comment, and a directive for web servers with
 * Server Side Includes. Readers quote the id, so that the request is found in the logs.
 */
export const requestNumberMarker = '<!--#echo var="request_id" -->';

/** Puts the request id in place of the marker; a page without a marker is returned unchanged. */
export const withRequestNumber = (page: string, requestId: string): string => page.replaceAll(requestNumberMarker, () => requestId);
