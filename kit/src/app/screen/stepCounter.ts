import { createContext } from 'react';

/** How far a flow has come, for the header of the screen below. */
export const StepCounter = createContext<{ current: number; total: number } | null>(null);
