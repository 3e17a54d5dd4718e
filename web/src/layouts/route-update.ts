import { onRouteUpdate as arrive } from '../features/navigation/route-updates';

type Update = Parameters<typeof arrive>[0];

/** That part comes with the first navigation; without it the page keeps the alert that it has. */
async function lookForAlert(): Promise<void> {
  const part = await import('../features/alert/look-again').catch(() => null);
  await part?.lookAgain();
}

/** After a navigation: reading begins, and what everybody must know now is asked for. The first page was served with it. */
export function onRouteUpdate(update: Update): void {
  arrive(update);
  const { location, prevLocation } = update;
  if (prevLocation && prevLocation.pathname !== location.pathname) void lookForAlert();
}
