import { createContext } from 'react';

/** Where the bar at the bottom of the screen is drawn, from within its content; null: where it is written. */
export const footerSlot = createContext<HTMLElement | null>(null);
