// Stands for files of libraries that are left out, and has the names that others ask them for: see build/unused-modules.ts.
import { createContext } from 'react';

const nothing = () => null;

// What checks a property's type is a function that may have to be there.
const check = Object.assign(nothing, { isRequired: nothing });
const checkOf = () => check;
export default {
  any: check,
  array: check,
  bool: check,
  element: check,
  func: check,
  node: check,
  object: check,
  string: check,
  oneOfType: checkOf,
  shape: checkOf,
};

export const StaticQueryContext = createContext({});
export const SharingTags = nothing;
export const buildJsonLd = nothing;
export const Slice = undefined;
export const StaticQuery = undefined;
export const Trans = undefined;
export const Translation = undefined;
export const useSSR = undefined;
export const useStaticQuery = undefined;
export const useTranslation = undefined;
export const withSSR = undefined;
export const withTranslation = undefined;
export const unescape = undefined;
