/** The methods a public file has. */
export const allowedMethods = ['GET', 'HEAD', 'OPTIONS'] as const;

export const allow = allowedMethods.join(', ');

export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
