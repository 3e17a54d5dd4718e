export { onPreRenderHTML } from './src/ssr/constant-scripts';
export { replaceRenderer } from './src/ssr/replace-renderer';
