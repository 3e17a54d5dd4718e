/** An action of the panel's store. */
export type StoreAction = { type: string; payload?: unknown };
type UploadedFile = { id?: unknown; mime?: unknown; alternativeText?: unknown };

/** The id of a picture without a description. */
export type UndescribedPicture = number;

/** The action by which Strapi 5.54.0 stores each file that the media library's own page has uploaded. */
const fileUploadedAction = 'uploadProgress/setFileComplete';

/** Returns the picture that was just uploaded without a description; `null` for every other action. */
export function findUndescribed({ type, payload }: StoreAction): UndescribedPicture | null {
  if (type !== fileUploadedAction || typeof payload !== 'object' || payload === null || !('file' in payload)) return null;
  const { id, mime, alternativeText }: UploadedFile = payload.file ?? {};
  const isPicture = typeof mime === 'string' && mime.startsWith('image/');
  const isDescribed = typeof alternativeText === 'string' && alternativeText.trim() !== '';
  return typeof id === 'number' && isPicture && !isDescribed ? id : null;
}

/** Where the panel is, as its router has it. */
export type PanelLocation = { pathname: string; search: string };

/** The parameter of the page's address that opens the details of a file. */
const detailsParameter = 'assetId';

const isLibrary = ({ pathname }: PanelLocation) => pathname.endsWith('/plugins/upload');

/** Returns the location with a picture's details open; `null` on other pages, and while the details of a file are open. */
export function withDetails(location: PanelLocation, id: number): PanelLocation | null {
  const parameters = new URLSearchParams(location.search);
  if (!isLibrary(location) || parameters.has(detailsParameter)) return null;
  parameters.set(detailsParameter, String(id));
  return { pathname: location.pathname, search: `?${parameters.toString()}` };
}

/** Pictures that wait for the question what they show, in the order of their uploads. */
export type DescriptionQueue = {
  add: (picture: UndescribedPicture) => void;
  /**
   * Takes the first picture off the queue and returns where its details open; `null` while the details of a file are open. On another page nothing is asked:
   * the queue is emptied.
   */
  takeNext: (location: PanelLocation) => PanelLocation | null;
  getLength: () => number;
};

export function createDescriptionQueue(): DescriptionQueue {
  let pictures: readonly UndescribedPicture[] = [];
  return {
    add(picture) {
      pictures = [...pictures, picture];
    },
    takeNext(location) {
      const [picture, ...others] = pictures;
      if (!picture) return null;
      const withPicture = withDetails(location, picture);
      if (withPicture) pictures = others;
      else if (!isLibrary(location)) pictures = [];
      return withPicture;
    },
    getLength: () => pictures.length,
  };
}
