import { onRouteUpdate as arrive } from '../features/navigation/route-updates';
import { keepPage } from '../offline/keep-page';

type Update = Parameters<typeof arrive>[0];

/**
 * Loads and runs the refresh of the alert with the first navigation; where loading fails, the page keeps the alert that
 * it has.
 */
async function lookForAlert(): Promise<void> {
  const part = await import('../features/alert/look-again').catch(() => null);
  await part?.lookAgain();
}

/** Handles the end of a navigation, and refreshes the alert. The first page was served with it. */
export function onRouteUpdate(update: Update): void {
  arrive(update);
  keepPage();
  const { location, prevLocation } = update;
  if (prevLocation && prevLocation.pathname !== location.pathname) void lookForAlert();
}
