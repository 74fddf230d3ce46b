import { createContext } from 'react';

/** The form around a main button. */
export const FormContext = createContext<{ id: string; isBusy: boolean; isReady: boolean } | null>(null);
