import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/reset.css';
import './src/styles/base.css';
import './src/styles/print.css';
export { wrapPageElement } from './src/layouts/site-url';
export { replaceHydrateFunction } from './src/late-scripts/hydrate';
