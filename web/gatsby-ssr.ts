export { onPreRenderHTML } from './src/ssr/constant-scripts';
export { onRenderBody } from './src/ssr/prefetched-sheets';
export { replaceRenderer } from './src/ssr/replace-renderer';
export { wrapPageElement } from './src/layouts/around-page';
