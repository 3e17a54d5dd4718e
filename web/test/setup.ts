import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextEncoder } from 'node:util';

// What comes later is waited for, however busy the machine is: a test that waits for ever still ends.
configure({ asyncUtilTimeout: 15_000 });

// Every browser has it; jsdom has not.
Object.assign(globalThis, { TextEncoder });
