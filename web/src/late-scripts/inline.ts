import { startLate } from './start-late';

declare global {
  interface Window {
    ___webpackCompilationHash?: string | undefined;
  }
}

// Gatsby compares the build of the page with that of the data it fetches.
const { build, scripts = '' } = document.currentScript?.dataset ?? {};
window.___webpackCompilationHash = build;
startLate(scripts.split(' '));
