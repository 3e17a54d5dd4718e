export { onPreRenderHTML } from './src/ssr/constant-scripts';
export { replaceRenderer } from './src/ssr/replace-renderer';
export { wrapPageElement } from './src/layouts/around-page';
