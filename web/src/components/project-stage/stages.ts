import type { ProjectStage } from '@ochiq/contract/content/project';

/** In the order a project goes through them. */
export const stages = ['planned', 'running', 'finished'] as const satisfies readonly ProjectStage[];
