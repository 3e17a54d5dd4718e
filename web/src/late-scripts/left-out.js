// Stands for files of libraries that are left out, and has the names that others ask them for: see build/unused-parts.ts.
export const Slice = undefined;
export const Trans = undefined;
export const Translation = undefined;
export const useSSR = undefined;
export const withSSR = undefined;
export const withTranslation = undefined;
export const unescape = undefined;
