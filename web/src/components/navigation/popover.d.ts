/* eslint-disable @typescript-eslint/consistent-type-definitions -- widens React's own interfaces */
import 'react';

/** React 18 passes these on as they are written, and knows no types for them. */
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual' | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string | undefined;
    popovertargetaction?: 'hide' | 'show' | 'toggle' | undefined;
  }
}
