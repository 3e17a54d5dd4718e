import { watchChunks } from '../chunk-guard/chunk-failure';

// Replaces Gatsby's own entry: all libraries at once would be one long task, which blocks input.
const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

const parts = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'gatsby-own-entry'),
];

async function enter(): Promise<void> {
  for (const part of parts) {
    await part();
    await pause();
  }
}

// Before Gatsby's own code, which listens to the same events.
watchChunks(window);
void enter();
