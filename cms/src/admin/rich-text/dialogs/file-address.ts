/** Returns the address at which the panel shows a file of the media library. */
export const toFileAddress = (url: unknown): string => {
  const path = typeof url === 'string' ? url : '';
  // Strapi 5.54.0 types the address of the CMS not as a part of what it puts into the window.
  const { backendURL } = window.strapi as { backendURL?: string };
  return path.startsWith('/') ? `${backendURL ?? ''}${path}` : path;
};
