/** Strapi's hook with the types that the role may see. The package exports it to itself only: cms/src/admin/vite.config.ts finds it. */
declare module '@strapi/content-manager/dist/admin/hooks/useContentManagerInitData.mjs' {
  export type TypeLink = { uid: string; title: string; to: string };
  export const useContentManagerInitData: () => {
    isLoading: boolean;
    collectionTypeLinks: readonly TypeLink[];
    singleTypeLinks: readonly TypeLink[];
  };
}
