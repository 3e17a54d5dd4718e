/**
 * What stands in an error's page where the number of the request belongs: a comment, and to web servers with Server Side
 * Includes the order to put it in. A reader tells it to who looks into the logs.
 */
export const requestNumberMarker = '<!--#echo var="request_id" -->';

/** A page with the number where it belongs; a page without such a place stays as it is. */
export const withRequestNumber = (page: string, requestId: string): string => page.replaceAll(requestNumberMarker, () => requestId);
